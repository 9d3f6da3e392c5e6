import { describeClosedBench } from '#lib/clock/closed-bench.ts';
import type { ClockData, TimedTest } from '#lib/clock/data.ts';
import { formatHours } from '#lib/clock/hours.ts';
import { formatMoment, type IndianMinute } from '#lib/clock/india-time.ts';
import { findInTime, findOpening, getCourier, type Journey, toJourney } from '#lib/clock/journey.ts';
import { isOpenFor, isOpenThrough } from '#lib/clock/opening.ts';
import { byText, findOnRoad, toRule, toSentence, toSpinning } from '#lib/clock/rules.ts';
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
  const names = data.couriers.flatMap((other) => {
    // A minute's margin: nobody should be sent to where only a sample that leaves at once is in time.
    const kinds = findOnRoad(test, other, 1).map(({ kind }) => kind);
    const isOpen = kinds.every((kind) => kind === 'call' || kind === 'separate');
    if (other.branch === branch || !canBeLeft(test, other) || !isOpen) return [];
    return kinds.includes('call') ? [`${other.name} (call first)`] : [other.name];
  });
  return `Have it taken at ${listEither(names)}`;
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
  const needs = `${toRule(limit)}, but from ${name} at this hour it needs about ${formatHours(Math.ceil((arrives - taken) / 60))}.`;
  const bring = `ring it to the main laboratory in ${getCourier(null, data).name}, or ask us.`;
  if (transitHours > limit.hours || kind === 'one kind') return `${needs} B${bring}`;
  if (drawHours > 0) {
    const opening = findOpening(courier, taken, drawHours, limit.hours * 60, data);
    return `${needs} Have it taken there ${formatMoment(opening, collected)}, b${bring}`;
  }
  const { from, leaves } = findInTime(courier, taken, limit.hours * 60, data);
  const start = formatMoment(from, collected);
  const hours =
    from === leaves
      ? `${start}, as the courier leaves`
      : `from ${start} until the courier leaves ${formatMoment(leaves, collected)}`;
  return `${needs} Have it taken there ${hours}, b${bring}`;
}

function describeTransportLimit(test: TimedTest, broken: TransportLimit, way: Way, data: ClockData): string {
  const { limit, kind } = broken;
  const { name, spins } = way.courier;
  if (kind === 'call') {
    return `call ${name} before you come, so that ${toSpinning(limit)}: ${toRule(limit)}.`;
  }
  if (kind === 'separate') {
    const others = spins.length > 0 ? `call ${name} before you come` : 'bring it to the main laboratory';
    return `${toRule(limit)}. Have your vet take the serum off the clot in time, or ${others}, so that it is spun there.`;
  }
  if (kind === 'never') {
    return `cannot be taken at ${name}. ${toSentence(toRule(limit))} ${toElsewhere(test, way.courier, data)}, or ask us.`;
  }
  return describeDelay(test, broken, way, data);
}

/** That a branch closes before the last tube of a timed test, and when to come. */
function describeStay(
  { drawHours }: TimedTest,
  { courier, collected, journey }: Way,
  data: ClockData,
): string {
  const opening = findOpening(courier, journey.taken, drawHours, Infinity, data);
  return `the last tube is drawn ${formatHours(drawHours)} after the first, when ${courier.name} is closed. Have the first taken there ${formatMoment(opening, collected)}, bring your pet to the main laboratory in ${getCourier(null, data).name}, or ask us.`;
}

/** Where a procedure is done instead. */
function describeExamined({ name }: Courier, { couriers }: ClockData): string {
  const places = couriers
    .filter(({ examines }) => examines)
    .map((one) => (one.runs.length === 0 ? `the main laboratory in ${one.name}` : one.name));
  return `not done at ${name}, only at ${listEither(places)}. Bring your pet there by appointment.`;
}

/** What stands between a test and the bench; none where nothing does. */
function toObstacles(test: TimedTest, courier: Courier, collected: IndianMinute, data: ClockData): string[] {
  if (test.portions.length === 0) return courier.examines ? [] : [describeExamined(courier, data)];
  if (!canBeLeft(test, courier)) {
    const rules = test.benchWithin
      .filter(({ hours }) => hours < 24)
      .map((limit) => toSentence(toRule(limit)));
    return [
      [
        `cannot be taken at ${courier.name}.`,
        ...(isOpenFor(courier, test.drawHours * 60)
          ? rules
          : [`The last tube is drawn ${formatHours(test.drawHours)} after the first, when it is closed.`]),
        `${toElsewhere(test, courier, data)}, or ask us.`,
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
  return byText(pairs).map(([text, titles]) => `${listAll(titles)}: ${text}`);
}
