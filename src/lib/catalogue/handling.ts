import { specimens } from '#data/specimens.ts';
import { english, type Voice } from '#i18n/voice.ts';
import { capitalize } from '#lib/capitalize.ts';
import { getByCode, type Listed } from '#lib/catalogue/lookup.ts';
import { formatReason, isPartial, mergeRefusals, type Refusal } from '#lib/catalogue/refusals.ts';
import { toSlowestHours } from '#lib/catalogue/slowest-hours.ts';
import { isRunFor } from '#lib/finder/species.ts';
import {
  type Entry,
  type Fasting,
  fastedSpecies,
  type Schedule,
  type Turnaround,
} from '#schemas/catalogue-entry.ts';
import type { BenchLimit, Specimen, SpecimenName } from '#schemas/specimen.ts';

const isSlower = (one: Turnaround | undefined, other: Turnaround | undefined): boolean =>
  (toSlowestHours(one) ?? -1) > (toSlowestHours(other) ?? -1);

function getParts(entry: Entry): Listed[] {
  return entry.kind === 'panel' ? entry.parts.map(getByCode) : [];
}

/** When the result is ready: the entry's own time, else its slowest part's, else the list's; undefined for a procedure. */
export function getTurnaround({ entry, catalogue }: Listed): Turnaround | undefined {
  const own = entry.turnaround ?? catalogue.result;
  return getParts(entry)
    .map(getTurnaround)
    .reduce((slowest, part) => (isSlower(part, slowest) ? part : slowest), own);
}

/** When the bench runs it; a panel is as late as its latest part. Undefined where any part's hours are not stated. */
export function getSchedule({ entry, catalogue }: Listed): Schedule | undefined {
  if (entry.kind !== 'panel') return entry.schedule ?? catalogue.schedule;
  const schedules = getParts(entry).map(getSchedule);
  if (schedules.includes('weekdays 7-17')) return 'weekdays 7-17';
  return schedules.length > 0 && schedules.every((schedule) => schedule === '24/7') ? '24/7' : undefined;
}

/** Whether it is run outside the weekday hours only after a call: by arrangement, or because its hours are not confirmed. */
export const needsCallOutOfHours = ({ entry, catalogue }: Listed): boolean =>
  entry.outOfHoursByPhone || (entry.kind !== 'panel' && catalogue.scheduleBasis === 'usual');

function translateFasting(fasting: Fasting, { text }: Voice): Fasting {
  if (fasting.need === 'said' || fasting.need === 'diet') return { ...fasting, words: text(fasting.words) };
  return fasting.condition === undefined ? fasting : { ...fasting, condition: text(fasting.condition) };
}

/**
 * The fast a pet needs: the entry's own, else the strictest of its parts with all their conditions, for the animals that
 * every part may fast and the panel is run for; undefined where none is needed.
 */
export function getFasting({ entry }: Listed, voice: Voice = english): Fasting | undefined {
  if (entry.fasting !== undefined) return translateFasting(entry.fasting, voice);
  const fasts = getParts(entry).flatMap((part) => {
    const fasting = getFasting(part, voice);
    return fasting?.need === 'fast' ? [fasting] : [];
  });
  const [strictest] = fasts.toSorted((one, other) => other.hours[1] - one.hours[1]);
  if (strictest === undefined) return undefined;
  const conditions = new Set(fasts.flatMap(({ condition }) => condition ?? []));
  return {
    need: 'fast',
    hours: [Math.max(...fasts.map(({ hours }) => hours[0])), Math.max(...fasts.map(({ hours }) => hours[1]))],
    subject: {
      species: fastedSpecies.filter(
        (one) => isRunFor(entry.species, one) && fasts.every(({ subject }) => subject.species.includes(one)),
      ),
      because: strictest.subject.because,
    },
    ...(conditions.size > 0 && { condition: [...conditions].join(' ') }),
  };
}

/** What to do before the visit beyond food, and for which test. */
type Preparation = { readonly entry: Entry; readonly text: string };

/** The preparations of an entry: its own, then those of its parts, each text once. */
export function getPreparations({ entry }: Listed, voice: Voice = english): Preparation[] {
  const own = entry.besideFood ?? entry.preparation;
  const all = [
    ...(own === undefined ? [] : [{ entry, text: voice.text(own) }]),
    ...getParts(entry).flatMap((part) => getPreparations(part, voice)),
  ];
  return all.filter(({ text }, at) => all.findIndex((other) => other.text === text) === at);
}

/** Who says what a sample travels in, where that is not its specimen's own container: the entry, or the one test of a panel that takes it. */
function findContainerEntry(entry: Entry, specimen: SpecimenName): Entry | undefined {
  if (entry.container !== undefined) return entry;
  const [only, ...others] = getParts(entry).filter((part) => part.entry.specimens.includes(specimen));
  return only && others.length === 0 ? findContainerEntry(only.entry, specimen) : undefined;
}

/** What a sample of an entry travels in; undefined where it is its specimen's own container. */
export function getContainer(entry: Entry, specimen: SpecimenName): string | undefined {
  return findContainerEntry(entry, specimen)?.container;
}

/** What an entry holds: a panel its parts, a profile its tests. */
const getWithin = (entry: Entry): Listed[] => [...getParts(entry), ...entry.includes.map(getByCode)];

/** Tests in an entry, itself if it holds none. */
function getLeaves(listed: Listed): Listed[] {
  const within = getWithin(listed.entry);
  return within.length === 0 ? [listed] : within.flatMap(getLeaves);
}

/** Whether light spoils a sample of an entry, for itself or for a test in it. */
function isLightSensitive(entry: Entry, specimen: SpecimenName): boolean {
  if (entry.lightSensitive) return entry.specimens.includes(specimen);
  return getWithin(entry).some((part) => isLightSensitive(part.entry, specimen));
}

/** Whether an entry takes a sample; one that is run on what a culture has grown takes none of its own. */
export const takesSample = ({ specimens: names, grownFrom }: Entry): boolean =>
  names.length > 0 && grownFrom.length === 0;

/** What stands in place of a sample where an entry needs one, but none of its own. */
export function describeNoSample(entry: Entry, { text }: Voice = english): string | undefined {
  if (entry.specimens.length === 0 || takesSample(entry) || entry.container === undefined) return undefined;
  return capitalize(text(entry.container));
}

/** The rules for the samples of an entry: its specimens', but for those of a panel that the test taking them has in place of these. */
export function getSamples(entry: Entry): Specimen[] {
  return entry.specimens.map((name) => {
    const usual = specimens[name];
    const test = entry.kind === 'panel' ? findContainerEntry(entry, name) : undefined;
    return {
      ...usual,
      collection: test?.collection ?? usual.collection,
      transport: `${test?.transport ?? usual.transport}${isLightSensitive(entry, name) ? ', wrapped against light' : ''}`,
      stability: test?.stability ?? usual.stability,
    };
  });
}

/** How soon the samples must be on the bench: the entry's own limits, else its specimens'; none where they keep. */
export function getBenchLimits({ entry }: Listed): readonly BenchLimit[] {
  return entry.benchWithin ?? entry.specimens.flatMap((name) => specimens[name].benchWithin ?? []);
}

/** Reasons of the test itself and of the tests in it, each with its sample and with whatever is then not reported. */
function getOwnRefusals({ entry }: Listed): Refusal[] {
  const [only = null, ...further] = entry.specimens;
  const reasons = entry.rejectedWhen.map((text) => ({ text, of: [entry.title] }));
  return [
    { specimen: further.length > 0 ? null : only, reasons },
    ...getWithin(entry).flatMap(getOwnRefusals),
  ];
}

/** Every reason to refuse each sample: its specimen's own, those of the test and, for what they spoil, of the tests in it. */
export function getRefusals(listed: Listed): Refusal[] {
  const { title, specimens: names, plasma } = listed.entry;
  const general =
    plasma || !takesSample(listed.entry)
      ? []
      : names.map((name) => ({
          specimen: name,
          reasons: specimens[name].rejectedWhen.map((text) => ({ text, of: [] })),
        }));
  return mergeRefusals([...general, ...getOwnRefusals(listed)]).map(({ specimen, reasons }) => {
    const leaves = getLeaves(listed)
      .filter(({ entry }) => specimen === null || entry.specimens.includes(specimen))
      .map(({ entry }) => entry.title);
    const isOfAll = (of: readonly string[]) =>
      of.includes(title) || (of.length > 0 && leaves.every((leaf) => of.includes(leaf)));
    return { specimen, reasons: reasons.map(({ text, of }) => ({ text, of: isOfAll(of) ? [title] : of })) };
  });
}

/** Faults after which the samples of an entry are not refused: they cannot be taken again, or a call mends the fault. */
export function getKeptReasons({ entry }: Listed): string[] {
  if (!takesSample(entry)) return [];
  return [
    ...new Set([
      ...entry.specimens.flatMap((name) => specimens[name].keptWhen ?? []),
      ...entry.keptWhen,
      ...getWithin(entry).flatMap(getKeptReasons),
    ]),
  ];
}

/** Every reason to refuse each sample of an entry, in words, and those among them that spoil only some of its tests. */
export function getRefusalWords(
  listed: Listed,
): { specimen: SpecimenName | null; reasons: string[]; partial: string[] }[] {
  const tests = [listed.entry.title];
  return getRefusals(listed).map(({ specimen, reasons }) => ({
    specimen,
    reasons: reasons.map((reason) => formatReason(reason, tests)),
    partial: reasons
      .filter((reason) => isPartial(reason, tests))
      .map((reason) => formatReason(reason, tests)),
  }));
}
