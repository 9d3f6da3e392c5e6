import { specimens } from '#data/specimens.ts';
import { toSlowestHours } from '#lib/catalogue/hours.ts';
import { getByCode, type Listed } from '#lib/catalogue/lookup.ts';
import { mergeRefusals, type Refusal } from '#lib/catalogue/refusals.ts';
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

/**
 * The fast a pet needs: the entry's own, else the strictest of its parts with all their conditions, for the animals that
 * every part may fast and the panel is run for; undefined where none is needed.
 */
export function getFasting({ entry }: Listed): Fasting | undefined {
  if (entry.fasting !== undefined) return entry.fasting;
  const fasts = getParts(entry).flatMap((part) => {
    const fasting = getFasting(part);
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

/** The rules for the samples of an entry: its specimens', but for those of a panel that the test taking them has in place of these. */
export function getSamples(entry: Entry): Specimen[] {
  return entry.specimens.map((name) => {
    const usual = specimens[name];
    const test = entry.kind === 'panel' ? findContainerEntry(entry, name) : undefined;
    return {
      ...usual,
      collection: test?.collection ?? usual.collection,
      transport: test?.transport ?? usual.transport,
      stability: test?.stability ?? usual.stability,
    };
  });
}

/** How soon the samples must be on the bench: the entry's own limits, else its specimens'; none where they keep. */
export function getBenchLimits({ entry }: Listed): readonly BenchLimit[] {
  return entry.benchWithin ?? entry.specimens.flatMap((name) => specimens[name].benchWithin ?? []);
}

/** Reasons of the test itself and of the tests in it, each with the sample it is about. */
function getOwnRefusals({ entry }: Listed): Refusal[] {
  const within = [...getParts(entry), ...entry.includes.map(getByCode)];
  const [only = null, ...further] = entry.specimens;
  const own = { specimen: further.length > 0 ? null : only, reasons: entry.rejectedWhen };
  return [own, ...within.flatMap(getOwnRefusals)];
}

/** Every reason to refuse each sample: its specimen's own, those of the test and of the tests in it. */
export function getRefusals(listed: Listed): Refusal[] {
  const { specimens: names, plasma } = listed.entry;
  const general = plasma
    ? []
    : names.map((name) => ({ specimen: name, reasons: specimens[name].rejectedWhen }));
  return mergeRefusals([...general, ...getOwnRefusals(listed)]);
}
