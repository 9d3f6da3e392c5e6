import { animals } from '#lib/catalogue/animals.ts';
import { formatHours } from '#lib/hour-range.ts';
import { listAll, listEither } from '#lib/list-words.ts';
import type { Fast, FastedSpecies } from '#schemas/catalogue-entry.ts';

type NeverFast = { readonly never: readonly string[]; readonly instead: string };

/** Whom a fast harms and what to do with them, in two sentences. */
export function toNeverSentence({ never, instead }: NeverFast): string {
  return `Never fast ${never.join('; ')}. ${instead}`;
}

/** The animals a fast holds for: 'healthy adult dogs and cats'. */
export function nameFasted(species: readonly FastedSpecies[]): string {
  return `healthy adult ${listAll(species.map((one) => animals[one]))}`;
}

/** One animal a fast may hold for: 'a healthy adult dog or cat'. */
export function nameOneFasted(species: readonly FastedSpecies[]): string {
  return `a healthy adult ${listEither(species.map((one) => one.toLowerCase()))}`;
}

/** Whether the fast is kept only where something else is decided first. */
export const isConditional = ({ subject }: Fast): boolean => subject.because === 'sedation';

/** For whom and how long, in this order: 'Only for healthy adult dogs and cats: 12 hours without food'. */
export function describeFast(fast: Fast): string {
  const who = nameFasted(fast.subject.species);
  const lead = isConditional(fast)
    ? `No fast, unless sedation is planned; then only for ${who}`
    : `Only for ${who}`;
  return `${lead}: ${formatHours(fast.hours)} without food`;
}
