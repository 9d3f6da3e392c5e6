/** Whether a list of animals holds an animal; "All" stands for the common domestic mammals, not for birds and reptiles. */
export function isRunFor(animals: readonly string[], animal: string): boolean {
  const isMammal = animal !== 'Bird' && animal !== 'Reptile';
  return animals.includes(animal) || (animals.includes('All') && isMammal);
}
