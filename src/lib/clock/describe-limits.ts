import { fill } from '#config/fill.ts';
import { clock } from '#i18n/en/clock.ts';
import type { ClockData, TimedTest } from '#lib/clock/data.ts';
import { byText, findOnRoad, toRule, toSentence, toSpinning } from '#lib/clock/rules.ts';
import { canBeLeft, findRefusal } from '#lib/clock/transport-limits.ts';
import { listAll } from '#lib/list-words.ts';

type Courier = ClockData['couriers'][number];

const namesWhere = ({ couriers }: ClockData, holds: (courier: Courier) => boolean) =>
  couriers.filter(holds).map(({ name }) => name);

function describePlaces(test: TimedTest, data: ClockData): string {
  const { words = clock } = data;
  const { describePlaces: places, locale } = words;
  const toWay = (courier: Courier) => {
    const limits = findOnRoad(test, courier);
    if (!canBeLeft(test, courier) || findRefusal(limits)) return 'not';
    return limits.find(({ kind }) => kind === 'call') ?? 'taken';
  };
  const not = namesWhere(data, (courier) => toWay(courier) === 'not');
  const taken = namesWhere(data, (courier) => toWay(courier) === 'taken');
  const called = data.couriers.flatMap((courier) => {
    const way = toWay(courier);
    return typeof way === 'string'
      ? []
      : [fill(places.called, { name: courier.name, spinning: toSpinning(way.limit, words) })];
  });
  if (not.length + called.length === 0) return '';
  return [
    fill(places.taken, { places: listAll(taken, locale) }),
    ...called,
    ...(not.length > 0 ? [fill(places.not, { places: listAll(not, locale) })] : []),
  ].join('; ');
}

/** How soon samples must be on the bench and where they are taken; none where every branch takes them and they keep. */
export function describeLimits(tests: readonly TimedTest[], data: ClockData): string[] {
  const { words = clock } = data;
  const { locale } = words;
  const duties = Map.groupBy(
    tests.flatMap(({ benchWithin }) => benchWithin),
    ({ hours, orAs }) => `${hours} ${orAs}`,
  );
  const rules = [...duties.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const of = listAll([...new Set([first, ...others].map((limit) => limit.of))], locale);
    return [toSentence(toRule({ ...first, of }, words), words)];
  });
  const places = byText(tests.map((test) => [toSentence(describePlaces(test, data), words), test.title]));
  const told = places.map(([text, titles]) =>
    tests.length > 1 ? fill(words.warning, { titles: listAll(titles, locale), text }) : text,
  );
  if (tests.length === 1) return [[...rules, ...told].join(' ')].filter(Boolean);
  return [rules.join(' '), ...told].filter(Boolean);
}
