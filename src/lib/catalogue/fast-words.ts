import { fill } from '#config/fill.ts';
import { english, type FastingVoice } from '#i18n/fasting-voice.ts';
import { formatHourRange } from '#lib/hour-range.ts';
import { listAll, listEither } from '#lib/list-words.ts';
import type { Fast, FastedSpecies } from '#schemas/catalogue-entry.ts';

type NeverFast = { readonly never: readonly string[]; readonly instead: string };

/** Whom a fast harms and what to do with them, in two sentences. */
export function toNeverSentence({ never, instead }: NeverFast, voice: FastingVoice = english): string {
  return fill(voice.words.toNeverSentence, {
    never: never.map(voice.text).join('; '),
    instead: voice.text(instead),
  });
}

/** The animals a fast holds for: 'healthy adult dogs and cats'. */
export function nameFasted(
  species: readonly FastedSpecies[],
  { words, format }: FastingVoice = english,
): string {
  const animals = listAll(
    species.map((one) => words.animals[one]),
    format,
  );
  return fill(words.nameFasted, { animals });
}

/** One animal a fast may hold for: 'a healthy adult dog or cat'. */
export function nameOneFasted(
  species: readonly FastedSpecies[],
  { words, format }: FastingVoice = english,
): string {
  const animals = listEither(
    species.map((one) => words.oneAnimal[one]),
    format,
  );
  return fill(words.nameOneFasted, { animals });
}

/** Whether the fast is kept only where something else is decided first. */
export const isConditional = ({ subject }: Fast): boolean => subject.because === 'sedation';

/** For whom and how long, in this order: 'Only for healthy adult dogs and cats: 12 hours without food'. */
export function describeFast(fast: Fast, voice: FastingVoice = english): string {
  const { only, conditional } = voice.words.describeFast;
  return fill(isConditional(fast) ? conditional : only, {
    who: nameFasted(fast.subject.species, voice),
    hours: formatHourRange(fast.hours, voice),
  });
}
