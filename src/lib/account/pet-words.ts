import { toAge } from '#lib/account/pet-age.ts';
import type { HealthStatus, Pet, PetType } from '#schemas/pet.ts';

export const petTypeNames: Record<PetType, string> = {
  dog: 'Dog',
  cat: 'Cat',
  rabbit: 'Rabbit',
  'guinea pig': 'Guinea pig',
  goat: 'Goat',
  sheep: 'Sheep',
  pig: 'Pig',
  horse: 'Horse',
  cattle: 'Cattle',
  bird: 'Bird',
  reptile: 'Reptile',
  other: 'Other',
};

/** How old a pet is today; as it was noted where its day of birth is not known. */
export const ageOf = ({ age, born_on }: Pick<Pet, 'age' | 'born_on'>, today: string): string =>
  born_on === null ? age : toAge(born_on, today);

/** The message that Book writes for a pet. */
export function toPetBookingText(
  { name, type, breed, ...born }: Pick<Pet, 'name' | 'type' | 'breed' | 'age' | 'born_on'>,
  today: string,
): string {
  const details = [type === 'other' ? '' : type, breed, ageOf(born, today)]
    .filter((part) => part !== '')
    .join(', ');
  return `Hi, I would like to book a test for ${name} (${details}).`;
}

export const healthNames: Record<HealthStatus, string> = {
  healthy: 'Healthy',
  monitoring: 'Monitoring',
  treatment: 'In treatment',
  unknown: 'Unknown',
};
