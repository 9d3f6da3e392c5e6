/** More do not fit side by side on a phone. */
export const mostCompared = 3;

/** What an address asks to compare. */
export type Choice = {
  /** Panels and packs to show, at most three. */
  readonly ids: readonly string[];
  /** Known ones beyond the third. */
  readonly left: readonly string[];
  /** Ids that are no panel and no pack, as they were given. */
  readonly unknown: readonly string[];
};

const longestId = 24;
const mostIds = 20;

/** Reads a choice from an address such as `?p=PAN-04,PAN-06`; codes may be in any case. */
export function parseChoice(params: URLSearchParams, known: readonly string[]): Choice {
  const given = params
    .getAll('p')
    .join(',')
    .split(/[,. ]+/)
    .map((id) => id.replace(/[^\w-]/g, '').slice(0, longestId))
    .filter((id) => id !== '')
    .slice(0, mostIds);
  const found = given.flatMap((id) => known.find((one) => one.toLowerCase() === id.toLowerCase()) ?? []);
  const once = [...new Set(found)];
  const lowered = new Set(once.map((id) => id.toLowerCase()));
  return {
    ids: once.slice(0, mostCompared),
    left: once.slice(mostCompared),
    unknown: [...new Set(given.filter((id) => !lowered.has(id.toLowerCase())))],
  };
}
