import { formatHours } from '#lib/hour-range.ts';
import { listAll } from '#lib/list-words.ts';
import type { Food } from '#lib/plan/preparation.ts';

/** The fast of a plan in one sentence; nothing where the remarks on food say all. */
export function Fast({ food: { hours, fasting, remarks } }: { food: Food }) {
  if (hours === null) return remarks.length === 0 ? 'No fast is needed.' : null;
  return (
    <>
      <strong>{formatHours(hours)} without food</strong>, for {listAll(fasting)}.
    </>
  );
}
