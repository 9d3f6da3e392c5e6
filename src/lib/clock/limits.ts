import type { ClockData, TimedTest } from '#lib/clock/data.ts';
import { byText, findOnRoad, toDuty, toSentence, toSpinning } from '#lib/clock/rules.ts';
import { canBeLeft, findRefusal } from '#lib/clock/transport-limits.ts';
import { listAll } from '#lib/list-words.ts';

type Courier = ClockData['couriers'][number];

const namesWhere = ({ couriers }: ClockData, holds: (courier: Courier) => boolean) =>
  couriers.filter(holds).map(({ name }) => name);

function describePlaces(test: TimedTest, data: ClockData): string {
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
      : [`at ${courier.name} after a call, so that ${toSpinning(way.limit)}`];
  });
  if (not.length + called.length === 0) return '';
  return [
    `It is taken at ${listAll(taken)}`,
    ...called,
    ...(not.length > 0 ? [`not at ${listAll(not)}`] : []),
  ].join('; ');
}

/** How soon samples must be on the bench and where they are taken; none where every branch takes them and they keep. */
export function describeLimits(tests: readonly TimedTest[], data: ClockData): string[] {
  const duties = Map.groupBy(
    tests.flatMap(({ benchWithin }) => benchWithin),
    toDuty,
  );
  const rules = [...duties].map(([duty, limits]) =>
    toSentence(`${listAll([...new Set(limits.map(({ of }) => of))])} ${duty}`),
  );
  const places = byText(tests.map((test) => [toSentence(describePlaces(test, data)), test.title]));
  const told = places.map(([text, titles]) => (tests.length > 1 ? `${listAll(titles)}: ${text}` : text));
  if (tests.length === 1) return [[...rules, ...told].join(' ')].filter(Boolean);
  return [rules.join(' '), ...told].filter(Boolean);
}
