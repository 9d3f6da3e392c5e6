import type { AnimalName } from '#schemas/patients.ts';
import type { Species } from '#schemas/specimen.ts';

/** How sentences name the animals of an entry and of a plan. */
export const animals = {
  All: 'dogs, cats and other common domestic mammals',
  Dog: 'dogs',
  Cat: 'cats',
  Rabbit: 'rabbits',
  'Guinea pig': 'guinea pigs',
  Goat: 'goats',
  Sheep: 'sheep',
  Pig: 'pigs',
  Horse: 'horses',
  Cattle: 'cattle',
  Bird: 'birds',
  Reptile: 'reptiles',
} as const satisfies Record<Species | AnimalName, string>;
