import { fill } from '#config/fill.ts';
import { clock } from '#i18n/en/clock.ts';
import { capitalize } from '#lib/capitalize.ts';
import { describeClosedBench } from '#lib/clock/closed-bench.ts';
import type { ClockData, TimedTest } from '#lib/clock/data.ts';
import { formatHours } from '#lib/clock/hours.ts';
import { formatMoment, type IndianMinute } from '#lib/clock/india-time.ts';
import { isOpenFor, isOpenThrough } from '#lib/clock/opening.ts';
import { byText, findOnRoad, toRule, toSentence, toSpinning } from '#lib/clock/rules.ts';
import { findInTime, findOpening, getCourier, type Journey, toJourney } from '#lib/clock/sample-journey.ts';
import {
  canBeLeft,
  findRefusal,
  findTransportLimits,
  type TransportLimit,
} from '#lib/clock/transport-limits.ts';
import { listAll, listEither } from '#lib/list-words.ts';

type Courier = ClockData['couriers'][number];

/** Other branches that take the test, as they are or after a call. */
function toElsewhere(test: TimedTest, { branch }: Courier, data: ClockData): string {
  const { toElsewhere: words, locale } = data.words ?? clock;
  const names = data.couriers.flatMap((other) => {
    // A minute's margin: nobody should be sent to where only a sample that leaves at once is in time.
    const kinds = findOnRoad(test, other, 1).map(({ kind }) => kind);
    const isOpen = kinds.every((kind) => kind === 'call' || kind === 'separate');
    if (other.branch === branch || !canBeLeft(test, other) || !isOpen) return [];
    return kinds.includes('call') ? [fill(words.callFirst, { name: other.name })] : [other.name];
  });
  return fill(words.at, { names: listEither(names, locale) });
}

/** A sample's way from a branch, with the hour it was asked for. */
type Way = { readonly courier: Courier; readonly collected: IndianMinute; readonly journey: Journey };

/** How late a sample comes, and the next hours at which it would be in time. */
function describeDelay(
  { drawHours }: TimedTest,
  { limit, kind }: TransportLimit,
  { courier, collected, journey }: Way,
  data: ClockData,
): string {
  const { taken, arrives } = journey;
  const { name, transitHours } = courier;
  const { words = clock } = data;
  const { needs, bring, takenThere, asCourierLeaves, untilCourierLeaves } = words.describeDelay;
  const main = getCourier(null, data).name;
  const say = (moment: IndianMinute) => formatMoment(moment, collected, words);
  const lead = fill(needs, {
    rule: toRule(limit, words),
    name,
    hours: formatHours(Math.ceil((arrives - taken) / 60), words),
  });
  if (transitHours > limit.hours || kind === 'one kind') return `${lead} ${fill(bring, { name: main })}`;
  const sayThere = (moment: string) => `${lead} ${fill(takenThere, { moment, name: main })}`;
  if (drawHours > 0) return sayThere(say(findOpening(courier, taken, drawHours, limit.hours * 60, data)));
  const { from, leaves } = findInTime(courier, taken, limit.hours * 60, data);
  return sayThere(
    from === leaves
      ? fill(asCourierLeaves, { moment: say(from) })
      : fill(untilCourierLeaves, { from: say(from), leaves: say(leaves) }),
  );
}

function describeTransportLimit(test: TimedTest, broken: TransportLimit, way: Way, data: ClockData): string {
  const { limit, kind } = broken;
  const { name, spins } = way.courier;
  const { words = clock } = data;
  const { call, separate, separateCall, separateBring, never } = words.describeTransportLimit;
  const rule = toRule(limit, words);
  if (kind === 'call') return fill(call, { name, spinning: toSpinning(limit, words), rule });
  if (kind === 'separate')
    return fill(separate, { rule, others: spins.length > 0 ? fill(separateCall, { name }) : separateBring });
  if (kind === 'never')
    return fill(never, {
      name,
      rule: capitalize(rule),
      elsewhere: toElsewhere(test, way.courier, data),
    });
  return describeDelay(test, broken, way, data);
}

/** That a branch closes before the last tube of a timed test, and when to come. */
function describeStay(
  { drawHours }: TimedTest,
  { courier, collected, journey }: Way,
  data: ClockData,
): string {
  const opening = findOpening(courier, journey.taken, drawHours, Infinity, data);
  const { words = clock } = data;
  return fill(words.describeStay, {
    hours: formatHours(drawHours, words),
    name: courier.name,
    moment: formatMoment(opening, collected, words),
    main: getCourier(null, data).name,
  });
}

/** Where a procedure is done instead. */
function describeExamined({ name }: Courier, { couriers, words = clock }: ClockData): string {
  const { only, main } = words.describeExamined;
  const places = couriers
    .filter(({ examines }) => examines)
    .map((one) => (one.runs.length === 0 ? fill(main, { name: one.name }) : one.name));
  return fill(only, { name, places: listEither(places, words.locale) });
}

/** What stands between a test and the bench; none where nothing does. */
function toObstacles(test: TimedTest, courier: Courier, collected: IndianMinute, data: ClockData): string[] {
  if (test.portions.length === 0) return courier.examines ? [] : [describeExamined(courier, data)];
  const { words = clock } = data;
  if (!canBeLeft(test, courier)) {
    const { notTaken, lastTube } = words.toObstacles;
    const rules = test.benchWithin
      .filter(({ hours }) => hours < 24)
      .map((limit) => toSentence(toRule(limit, words), words));
    return [
      [
        fill(notTaken, { name: courier.name }),
        ...(isOpenFor(courier, test.drawHours * 60)
          ? rules
          : [fill(lastTube, { hours: formatHours(test.drawHours, words) })]),
        fill(words.orAsk, { advice: toElsewhere(test, courier, data) }),
      ].join(' '),
    ];
  }
  const journey = toJourney(courier, collected, data, test.drawHours);
  const way = { courier, collected, journey };
  if (!isOpenThrough(courier, journey.taken, journey.drawn)) return [describeStay(test, way, data)];
  const limits = findTransportLimits(test, courier, journey.arrives - journey.taken);
  const refusal = findRefusal(limits);
  if (refusal) return [describeTransportLimit(test, refusal, way, data)];
  return [
    ...limits.map((transportLimit) => describeTransportLimit(test, transportLimit, way, data)),
    ...describeClosedBench(test, journey, collected, data),
  ];
}

/** What to know before a visit to a branch at this hour; none where all is done there, and the samples are in time. */
export function warnOfWay(
  tests: readonly TimedTest[],
  branch: string | null,
  collected: IndianMinute,
  data: ClockData,
): string[] {
  const courier = getCourier(branch, data);
  const bound = tests.filter(({ mainLaboratoryOnly }) => !mainLaboratoryOnly || courier.runs.length === 0);
  const pairs = bound.flatMap((test) =>
    toObstacles(test, courier, collected, data).map((text) => [text, test.title] as const),
  );
  const { words = clock } = data;
  return byText(pairs).map(([text, titles]) =>
    fill(words.warning, { titles: listAll(titles, words.locale), text }),
  );
}
