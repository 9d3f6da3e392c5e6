/** Kinds of animals that an emergency may be limited to. They stand apart from the schema, which the browser does not load. */
export const patients = ['dog', 'cat', 'rabbit', 'bird', 'horse', 'cattle'] as const;
type Patient = (typeof patients)[number];

/** Every animal that a plan, the finder and a pet of an account can name, with the kind whose emergencies are its own. */
const kinds = {
  Dog: 'dog',
  Cat: 'cat',
  Rabbit: 'rabbit',
  'Guinea pig': 'rabbit',
  Goat: 'cattle',
  Sheep: 'cattle',
  Pig: null,
  Horse: 'horse',
  Cattle: 'cattle',
  Bird: 'bird',
  Reptile: null,
} as const satisfies Record<string, Patient | null>;
export type AnimalName = keyof typeof kinds;

const isAnimalName = (name: string): name is AnimalName => Object.hasOwn(kinds, name);
export const animalNames = Object.keys(kinds).filter(isAnimalName);
export const toPatient = (name: AnimalName): Patient | null => kinds[name];
