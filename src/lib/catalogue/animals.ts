import type { Species } from '#schemas/specimen.ts';

/** How sentences name the animals of an entry. */
export const animals = {
  All: 'dogs, cats and other common domestic mammals',
  Dog: 'dogs',
  Cat: 'cats',
  Horse: 'horses',
  Cattle: 'cattle',
  Bird: 'birds',
  Reptile: 'reptiles',
} as const satisfies Record<Species, string>;
