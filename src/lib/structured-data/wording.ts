import { fill } from '#config/fill.ts';
import { collectionRules } from '#data/specimens.ts';
import { english, type Voice } from '#i18n/voice.ts';
import { describeFast, isConditional, nameOneFasted, toNeverSentence } from '#lib/catalogue/fast-words.ts';
import { getBenchLimits, getFasting } from '#lib/catalogue/handling.ts';
import type { Listed } from '#lib/catalogue/lookup.ts';
import { formatHourRange } from '#lib/hour-range.ts';
import { listAll } from '#lib/list-words.ts';
import type { Entry, Fast, Schedule } from '#schemas/catalogue-entry.ts';
import type { Species } from '#schemas/specimen.ts';

/** Spells a time of the price lists out for reading: '2-4h' becomes '2 to 4 hours'. */
export function toPlainTime(time: string, { words, text }: Voice = english): string {
  return text(time)
    .replace(/(\d)-(\d)/g, words.timeRange)
    .replace(/(\d) ?h\b/g, '$1 hours')
    .replace(/(\d) ?min\b/g, '$1 minutes');
}

/** Names the animals of an entry inside a sentence: 'dogs, cats and horses'. */
export const formatSpecies = (species: readonly Species[], { words, format }: Voice = english): string =>
  listAll(
    species.map((one) => words.animals[one]),
    format,
  );

type BenchHoursWords = Record<
  'always' | 'alwaysCalled' | 'weekdays' | 'weekdaysCalled' | 'notStated',
  string
>;

/** When the bench runs a test, in sentences; what is run only after a call says so. */
export function describeHours(
  schedule: Schedule | undefined,
  isCalled: boolean,
  { always, alwaysCalled, weekdays, weekdaysCalled, notStated }: BenchHoursWords,
): string {
  if (schedule === undefined) return notStated;
  if (schedule === '24/7') return isCalled ? alwaysCalled : always;
  return isCalled ? weekdaysCalled : weekdays;
}

/** Nothing is collected: the pet itself is looked into. */
export function isProcedure(entry: Entry): boolean {
  return entry.kind === 'imaging' || entry.kind === 'endoscopy';
}

/** Food before the test, with those who may fast before the hours; undefined where the preparation says it. */
export function toShortFood(listed: Listed, voice: Voice = english): string | undefined {
  const words = voice.words.toShortFood;
  const fasting = getFasting(listed, voice);
  if (fasting === undefined) return words.none;
  if (fasting.need === 'said') return undefined;
  if (fasting.need === 'diet') return fasting.words;
  const food = fasting.need === 'feed as usual' ? words.feedAsUsual : describeFast(fasting, voice);
  const { condition } = fasting;
  return condition === undefined ? food : fill(words.with, { food, condition });
}

/** What holds for water during a fast; undefined where the entry's own words say it. */
function toWaterSentence({ water }: Fast, { text }: Voice): string | undefined {
  if (water === 'said') return undefined;
  return text(water === 'ask' ? collectionRules.fasting.askOfWater : collectionRules.fasting.water);
}

function toFastSentences(fasting: Fast, voice: Voice): string[] {
  const words = voice.words.toFoodSentences;
  const water = toWaterSentence(fasting, voice);
  return [
    fill(isConditional(fasting) ? words.conditional : words.fast, {
      who: nameOneFasted(fasting.subject.species, voice),
      hours: formatHourRange(fasting.hours, voice),
    }),
    ...(fasting.condition === undefined ? [] : [fasting.condition]),
    ...(water === undefined ? [] : [water]),
    toNeverSentence(collectionRules.fasting, voice),
  ];
}

/** What an owner does about food, in plain sentences. */
export function toFoodSentences(listed: Listed, voice: Voice = english): string[] {
  const words = voice.words.toFoodSentences;
  const fasting = getFasting(listed, voice);
  if (fasting === undefined) return [words.none];
  if (fasting.need === 'said' || fasting.need === 'diet') return [fasting.words];
  if (fasting.need === 'fast') return toFastSentences(fasting, voice);
  return [words.feedAsUsual, ...(fasting.condition === undefined ? [] : [fasting.condition])];
}

/**
 * Stool for culture comes from the rectum and urine for cortisol from home, a smear or a piece of tissue is no swab in its medium, a kit for a
 * virus is no culture, and serum that must not meet air is not taken off the clot as usual: the usual rule would be
 * wrong there.
 */
const ownRuleOnly = new Set(['MIC-03', 'HOR-18', 'MIC-08', 'MIC-09', 'KIT-02', 'KIT-11', 'HOR-22', 'BIO-33']);

/** Whether the entry's own way of collecting replaces its specimen's, instead of adding to it. */
export function replacesCollection(entry: Entry): boolean {
  return entry.plasma || ownRuleOnly.has(entry.code) || entry.grownFrom.length > 0;
}

/** How an owner takes the samples that an owner can take, and how long each may wait at home. */
export function listAtHome(listed: Listed, { text }: Voice = english): string[] {
  const { entry } = listed;
  const { urineAtHome, urineKeeps, stoolAtHome } = collectionRules;
  const isRatio = getBenchLimits(listed).every(({ orAs }) => orAs === 'frozen urine');
  const isOwnStool = entry.specimens.includes('Stool') && !replacesCollection(entry);
  return [
    ...(entry.specimens.includes('Urine')
      ? [`${text(urineAtHome)} ${text(isRatio ? urineKeeps.ratio : urineKeeps.usual)}`]
      : []),
    ...(isOwnStool ? [text(stoolAtHome)] : []),
  ];
}

/** Why the entry does not share its tube; undefined where it may. */
export function toTubeRule({ ownTube }: Entry): string | undefined {
  if (ownTube === undefined) return undefined;
  if (ownTube === 'timed') return 'A tube for each time point, shared with no other test.';
  if (ownTube === 'clotting') return 'One citrate tube serves all clotting tests and nothing else.';
  if (ownTube === 'trace-element') return 'One tube serves zinc and copper and nothing else.';
  return 'A tube of its own, shared with no other test.';
}
