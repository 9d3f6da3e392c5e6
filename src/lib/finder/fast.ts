import type { FinderEntry } from '#lib/finder/entry.ts';
import { type Ranked, ranks } from '#lib/finder/rank.ts';
import { isRunFor } from '#lib/finder/species.ts';
import type { AnimalName } from '#schemas/patients.ts';

type FastHit = Ranked & { readonly entry: FinderEntry };

/** What a query tells of the pet that decides on a fast. */
export type Fast = {
  readonly isSick: boolean;
  readonly isLowSugar: boolean;
  /** It asks for a fast by name. */
  readonly isAsked: boolean;
  readonly animals: readonly AnimalName[];
};

/**
 * Nobody fasts an animal that is ill, but for a vet who asks for it by name, and none that the test's fast is not for. A panel
 * that asks for the same fast comes last, and not at all where sugar may be low: there what only holds or mentions it says
 * nothing either.
 */
export function withoutFast<Hit extends FastHit>(
  hits: readonly Hit[],
  { isSick, isLowSugar, isAsked, animals }: Fast,
  fasted: ReadonlySet<string>,
): readonly Hit[] {
  const isFast = ({ entry }: FastHit) => fasted.has(entry.code);
  const isRun = ({ entry }: FastHit) =>
    animals.length === 0 || animals.some((animal) => isRunFor(entry.species, animal));
  const isForPet = (hit: FastHit) => hit.rank === ranks.code || !isFast(hit) || isRun(hit);
  const fit = hits.filter(isForPet);
  if (!isLowSugar && (!isSick || isAsked)) return fit;
  const isCalm = ({ rank, entry }: FastHit) =>
    rank === ranks.code || !entry.parts.some((part) => fasted.has(part));
  const left = fit.filter((hit) => hit.rank === ranks.code || !isFast(hit));
  const calm = left.filter(isCalm);
  return isLowSugar
    ? calm.filter(({ why }) => why.kind !== 'note' && why.kind !== 'part')
    : [...calm, ...left.filter((hit) => !isCalm(hit))];
}
