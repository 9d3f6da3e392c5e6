import { toSound } from '#lib/finder/fold.ts';
import type { AnimalName } from '#schemas/patients.ts';

/** The animals that words name, each once; a guinea pig is no pig. */
export function findAnimals(words: readonly string[], names: ReadonlyMap<string, AnimalName>): AnimalName[] {
  const found = [...new Set(words.flatMap((word) => names.get(toSound(word)) ?? []))];
  return found.includes('Guinea pig') ? found.filter((name) => name !== 'Pig') : found;
}

/** Whether a list of animals holds an animal; "All" stands for the common domestic mammals, not for birds and reptiles. */
export function isRunFor(animals: readonly string[], animal: string): boolean {
  const isMammal = animal !== 'Bird' && animal !== 'Reptile';
  return animals.includes(animal) || (animals.includes('All') && isMammal);
}
