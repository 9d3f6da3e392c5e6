import type { PlanEntry } from '#lib/plan/catalogue.ts';
import type { Expanded } from '#lib/plan/expand.ts';

export type Chosen = Pick<Expanded, 'booked' | 'tests'>;

/** Whose words on preparing and collecting count: the panels as a whole, then each test. */
export function listSpeakers({ booked, tests }: Chosen): PlanEntry[] {
  const panels = booked.flatMap(({ entry }) => (entry && entry.parts.length > 0 ? [entry] : []));
  return [...panels, ...tests];
}

/** What an entry asks for before and at the draw. */
export type Step = {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  /** Notes on collecting are written for vets, in the default language alone. */
  readonly isForVets: boolean;
};

/** What to do beyond food: first what is prepared, then how each sample is taken. */
export function listSteps(chosen: Chosen): Step[] {
  const speakers = listSpeakers(chosen);
  const say = (text: string | null, { code, title }: PlanEntry, isForVets: boolean): Step[] =>
    text === null ? [] : [{ code, title, text, isForVets }];
  return [
    ...speakers.flatMap((entry) => say(entry.preparation, entry, false)),
    ...speakers.flatMap((entry) => say(entry.collection, entry, true)),
  ];
}

/** The test whose result comes last; null where none has a time. */
export function findSlowest(tests: readonly PlanEntry[]): PlanEntry | null {
  return tests.reduce<PlanEntry | null>(
    (slowest, test) => ((test.result?.hours ?? -1) > (slowest?.result?.hours ?? -1) ? test : slowest),
    null,
  );
}
