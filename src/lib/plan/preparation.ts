import { listAll } from '#lib/list-words.ts';
import type { PlanEntry, PlanRules } from '#lib/plan/catalogue.ts';
import type { Expanded } from '#lib/plan/expand.ts';

/** What to do about food before the samples are taken. */
export type Food = {
  /** Hours without food, fewest and most; null where no test asks for it. */
  readonly hours: readonly [number, number] | null;
  /** Titles of the tests that ask for the fast; of the panels, where no test does. */
  readonly fasting: readonly string[];
  /** Titles of the tests that follow the pet through its usual meals: with a fast, they need another day. */
  readonly fed: readonly string[];
  /** Sentences to read about it; none where no test says anything of food. */
  readonly remarks: readonly string[];
};

/** Most tests that name the usual food only need no fast; one taken over hours goes wrong with an empty stomach. */
function isThroughMeals({ fasting, ownTube }: PlanEntry): boolean {
  return fasting?.need === 'feed as usual' && ownTube === 'timed';
}

type Chosen = Pick<Expanded, 'booked' | 'tests'>;

/** Whose words on preparing and collecting count: the panels as a whole, then each test. */
export function listSpeakers({ booked, tests }: Chosen): PlanEntry[] {
  const panels = booked.flatMap(({ entry }) => (entry && entry.parts.length > 0 ? [entry] : []));
  return [...panels, ...tests];
}

/** What an entry asks for before and at the draw. */
export type Step = { readonly code: string; readonly title: string; readonly text: string };

/** What to do beyond food: first what is prepared, then how each sample is taken. */
export function listSteps(chosen: Chosen): Step[] {
  const speakers = listSpeakers(chosen);
  const say = (text: string | null, { code, title }: PlanEntry): Step[] =>
    text === null ? [] : [{ code, title, text }];
  return [
    ...speakers.flatMap((entry) => say(entry.preparation, entry)),
    ...speakers.flatMap((entry) => say(entry.collection, entry)),
  ];
}

const toFasts = (entries: readonly PlanEntry[]) =>
  entries.flatMap(({ title, fasting }) => (fasting?.need === 'fast' ? [{ title, fast: fasting }] : []));

/** What holds for water: before anaesthesia it has its own hours, and beside it the other tests still allow it. */
function toWaterRemarks(entries: readonly PlanEntry[], { fasting }: PlanRules): string[] {
  const limited = entries.flatMap(({ title, fasting: own }) =>
    own !== null && 'water' in own && own.water !== undefined ? [{ title, water: own.water }] : [],
  );
  const asked = limited.flatMap(({ title, water }) => (water === 'ask' ? [title] : []));
  const others = toFasts(entries).filter(({ fast }) => fast.water === undefined);
  if (limited.length === 0) return others.length > 0 ? [fasting.water] : [];
  return [
    ...(asked.length > 0 ? [`${listAll(asked)}: ${fasting.askOfWater}`] : []),
    ...(others.length > 0 ? [`Before the other tests: ${fasting.water}`] : []),
  ];
}

/** The strictest fast of all tests, with their conditions, and the tests it does not go with. */
export function toFood(chosen: Chosen, rules: PlanRules): Food {
  const { tests } = chosen;
  const speakers = listSpeakers(chosen);
  const fasts = toFasts(speakers);
  const own = toFasts(tests);
  const fed = tests.filter(isThroughMeals).map(({ title }) => title);
  const said = tests.flatMap(({ title, fasting }) =>
    fasting?.need === 'said' ? [`${title}: ${fasting.words}`] : [],
  );
  if (fasts.length === 0) return { hours: null, fasting: [], fed, remarks: said };
  const conditions = fasts.flatMap(({ title, fast }) =>
    fast.condition === undefined ? [] : [`${title}: ${fast.condition}`],
  );
  return {
    hours: [
      Math.max(...fasts.map(({ fast }) => fast.hours[0])),
      Math.max(...fasts.map(({ fast }) => fast.hours[1])),
    ],
    fasting: (own.length > 0 ? own : fasts).map(({ title }) => title),
    fed,
    remarks: [...new Set([...conditions, ...said, ...toWaterRemarks(speakers, rules)]), rules.fasting.never],
  };
}

/** The test whose result comes last; null where none has a time. */
export function findSlowest(tests: readonly PlanEntry[]): PlanEntry | null {
  return tests.reduce<PlanEntry | null>(
    (slowest, test) => ((test.result?.hours ?? -1) > (slowest?.result?.hours ?? -1) ? test : slowest),
    null,
  );
}
