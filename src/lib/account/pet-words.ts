import type { HealthStatus, Pet } from '#schemas/pet.ts';

/** The message that Book writes for a pet. */
export function toPetBookingText({
  name,
  type,
  breed,
  age,
}: Pick<Pet, 'name' | 'type' | 'breed' | 'age'>): string {
  const details = [type, breed, age].filter((part) => part !== '').join(', ');
  return `Hi, I would like to book a test for ${name} (${details}).`;
}

export const healthNames: Record<HealthStatus, string> = {
  healthy: 'Healthy',
  monitoring: 'Monitoring',
  treatment: 'In treatment',
  unknown: 'Unknown',
};
