import type { FinderView } from '#lib/finder/view.ts';

const urgent = /\burgent\b/i;
const most = /\b(?:under|below|up ?to|less than)\D{1,5}([\d,]+)/i;
const within = /\b(?:(\d+) ?h(?:ou)?rs?|same day|today)\b/i;
const hoursOfDay = 24;
/** What may stand beside a wish without asking for a test. */
const idle = /^(?:all|tests?|results?|reports?|in|within|rs|rupees|[\s.,/-])*$/i;

/** Reads a query that asks for nothing but what the filters do: under 500, urgent tests, same day. Undefined for any other. */
export function readWish(query: string): Partial<FinderView> | undefined {
  const [price, time] = [most.exec(query), within.exec(query)];
  const rest = [urgent, most, within].reduce((left, asked) => left.replace(asked, ''), query);
  if (rest === query || !idle.test(rest)) return undefined;
  return {
    ...(urgent.test(query) && { urgent: true }),
    ...(price && { max: Number(price[1]?.replaceAll(',', '')) }),
    ...(time && { within: Number(time[1] ?? hoursOfDay) }),
  };
}
