import { collectionRules } from '#data/specimens.ts';
import { animals } from '#lib/catalogue/animals.ts';
import { describeFast, isConditional, nameOneFasted, toNeverSentence } from '#lib/catalogue/fast-words.ts';
import { getFasting } from '#lib/catalogue/handling.ts';
import type { Listed } from '#lib/catalogue/lookup.ts';
import { formatHours } from '#lib/hour-range.ts';
import type { Entry, Fast, Schedule } from '#schemas/catalogue-entry.ts';
import type { Species } from '#schemas/specimen.ts';

/** Spells a time of the price lists out for reading: '2-4h' becomes '2 to 4 hours'. */
export function toPlainTime(text: string): string {
  return text
    .replace(/(\d)-(\d)/g, '$1 to $2')
    .replace(/(\d) ?h\b/g, '$1 hours')
    .replace(/(\d) ?min\b/g, '$1 minutes');
}

/** Names the animals of an entry inside a sentence: 'dogs, cats and horses'. */
export function formatSpecies(species: readonly Species[]): string {
  const names = species.map((one) => animals[one]);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

export const scheduleWords: Readonly<Record<Schedule, string>> = {
  '24/7': '24 hours a day, 7 days a week',
  'weekdays 7-17': 'Monday to Friday, 7 am to 5 pm',
};

/** When the bench runs a test, in sentences; what is run only after a call says so. */
export function describeHours(schedule: Schedule | undefined, isCalled: boolean): string {
  if (schedule === undefined)
    return 'Its bench hours are not stated here, so we count Monday to Friday, 7 am to 5 pm, to be safe.';
  if (schedule === '24/7')
    return isCalled
      ? 'We count every hour of the day, as other laboratories run it at every hour: at night, at weekends and on public holidays call us first.'
      : `It is run ${scheduleWords[schedule]}.`;
  const hours = `It is run on ${scheduleWords[schedule]}, but not on public holidays`;
  return isCalled ? `${hours}; at other hours after a call.` : `${hours}.`;
}

/** Nothing is collected: the pet itself is looked into. */
export function isProcedure(entry: Entry): boolean {
  return entry.kind === 'imaging' || entry.kind === 'endoscopy';
}

/** Food before the test, with those who may fast before the hours; undefined where the preparation says it. */
export function toShortFood(listed: Listed): string | undefined {
  const fasting = getFasting(listed);
  if (fasting === undefined) return 'No fast needed';
  if (fasting.need === 'said') return undefined;
  const told = fasting.need === 'feed as usual' ? 'Feed as usual' : describeFast(fasting);
  return fasting.condition === undefined ? told : `${told}. ${fasting.condition}`;
}

/** What holds for water during a fast; undefined where the entry's own words say it. */
function toWaterSentence({ water }: Fast): string | undefined {
  if (water === 'said') return undefined;
  return water === 'ask' ? collectionRules.fasting.askOfWater : collectionRules.fasting.water;
}

function toFastSentences(fasting: Fast): string[] {
  const water = toWaterSentence(fasting);
  const who = nameOneFasted(fasting.subject.species);
  return [
    isConditional(fasting)
      ? `Feed as usual, unless the vet plans sedation: then ${who} goes ${formatHours(fasting.hours)} without food before it.`
      : `Ask the vet first. Only for ${who}: ${formatHours(fasting.hours)} without food before it.`,
    ...(fasting.condition === undefined ? [] : [fasting.condition]),
    ...(water === undefined ? [] : [water]),
    toNeverSentence(collectionRules.fasting),
  ];
}

/** What an owner does about food, in plain sentences. */
export function toFoodSentences(listed: Listed): string[] {
  const fasting = getFasting(listed);
  if (fasting === undefined) return ['No fast is needed.'];
  if (fasting.need === 'said') return [fasting.words];
  if (fasting.need === 'fast') return toFastSentences(fasting);
  return ['Feed your pet as usual.', ...(fasting.condition === undefined ? [] : [fasting.condition])];
}

/**
 * Stool for culture comes from the rectum and urine for cortisol from home, a smear is no swab in its medium, a kit for a
 * virus is no culture, and serum that must not meet air is not taken off the clot as usual: the usual rule would be
 * wrong there.
 */
const ownRuleOnly = new Set(['MIC-03', 'HOR-18', 'MIC-09', 'KIT-02', 'KIT-11', 'HOR-22', 'BIO-33']);

/** Whether the entry's own way of collecting replaces its specimen's, instead of adding to it. */
export function replacesCollection({ code, plasma }: Entry): boolean {
  return plasma || ownRuleOnly.has(code);
}

/** Why the entry does not share its tube; undefined where it may. */
export function toTubeRule({ ownTube }: Entry): string | undefined {
  if (ownTube === undefined) return undefined;
  if (ownTube === 'timed') return 'A tube for each time point, shared with no other test.';
  if (ownTube === 'clotting') return 'One citrate tube serves all clotting tests and nothing else.';
  if (ownTube === 'trace-element') return 'One tube serves zinc and copper and nothing else.';
  return 'A tube of its own, shared with no other test.';
}
