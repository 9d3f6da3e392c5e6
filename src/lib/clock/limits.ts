import type { ClockData, TimedTest } from '#lib/clock/data.ts';
import type { IndianMinute } from '#lib/clock/india-time.ts';
import { getCourier, toJourney } from '#lib/clock/journey.ts';
import { isSpun, isTaken, isTooLate } from '#lib/clock/places.ts';
import { formatHours } from '#lib/clock/words.ts';
import { listAll, listEither } from '#lib/list-words.ts';

type Courier = ClockData['couriers'][number];

const namesWhere = ({ couriers }: ClockData, holds: (courier: Courier) => boolean) =>
  couriers.filter(holds).map(({ name }) => name);
const getMain = (data: ClockData) => listEither(namesWhere(data, ({ runs }) => runs.length === 0));

/** 'the sample must be on the bench within about 4 hours', of the one kind it holds for; '' where it keeps. */
function toRule({ benchWithin }: TimedTest): string {
  if (benchWithin === null) return '';
  const what = benchWithin.only?.toLowerCase() ?? 'the sample';
  return `${what} must be on the bench within about ${formatHours(benchWithin.hours)}`;
}
const toSentence = (text: string) => (text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);

/** Sentences with the tests they hold for, each sentence once. */
function byText(tests: readonly TimedTest[], toText: (test: TimedTest) => string): [string, string[]][] {
  return [...Map.groupBy(tests, toText)].flatMap(([text, members]) =>
    text === '' ? [] : [[text, members.map(({ title }) => title)]],
  );
}

function describePlaces(test: TimedTest, data: ClockData): string {
  const taken = namesWhere(data, (courier) => isTaken(test, courier));
  if (taken.length === data.couriers.length) return '';
  const spun = namesWhere(data, (courier) => !isTaken(test, courier) && isSpun(test, courier));
  const not = namesWhere(data, (courier) => !isTaken(test, courier) && !isSpun(test, courier));
  return [
    `It is taken at ${listAll(taken)}`,
    ...(spun.length > 0
      ? [`at ${listAll(spun)} after a call, so that the plasma is spun and frozen there`]
      : []),
    ...(not.length > 0 ? [`not at ${listAll(not)}`] : []),
  ].join('; ');
}

/** How soon samples must be on the bench and where they are taken; none where every branch takes them and they keep. */
export function describeLimits(tests: readonly TimedTest[], data: ClockData): string[] {
  const described = byText(tests, (test) =>
    [toRule(test), describePlaces(test, data)].map(toSentence).filter(Boolean).join(' '),
  );
  return described.map(([text, titles]) => (tests.length > 1 ? `${listAll(titles)}: ${text}` : text));
}

/** What stands between a test and the bench, for a sample that waits so many minutes; '' where nothing does. */
function toObstacle(test: TimedTest, courier: Courier, minutes: number, data: ClockData): string {
  const { name, transitHours } = courier;
  const rule = toRule(test);
  if (isSpun(test, courier)) {
    return `call ${name} before you come. The courier takes too long: ${rule}, so the plasma is spun and frozen there first.`;
  }
  if (!isTaken(test, courier)) {
    const isNear = (other: Courier) => other.transitHours < (test.benchWithin?.hours ?? Infinity);
    const where = listEither(namesWhere(data, (other) => isTaken(test, other) && isNear(other)));
    return [`cannot be taken at ${name}.`, toSentence(rule), `Have it taken at ${where}, or ask us.`]
      .filter(Boolean)
      .join(' ');
  }
  if (test.benchWithin === null || !isTooLate(test, minutes)) return '';
  const waits = formatHours(Math.ceil(minutes / 60));
  const advice =
    transitHours < test.benchWithin.hours ? 'Choose an hour closer to the courier, bring' : 'Bring';
  return `${rule}, but from ${name} at this hour it needs about ${waits}. ${advice} it to the main laboratory in ${getMain(data)}, or ask us.`;
}

/** What to know before samples are taken at a branch at this hour; none where all are taken there and in time. */
export function warnOfWay(
  tests: readonly TimedTest[],
  branch: string | null,
  collected: IndianMinute,
  data: ClockData,
): string[] {
  const courier = getCourier(branch, data);
  if (courier.runs.length === 0) return [];
  const { taken, arrives } = toJourney(courier, collected, data);
  const bound = tests.filter(
    ({ portions, mainLaboratoryOnly }) => portions.length > 0 && !mainLaboratoryOnly,
  );
  return byText(bound, (test) => toObstacle(test, courier, arrives - taken, data)).map(
    ([text, titles]) => `${listAll(titles)}: ${text}`,
  );
}
