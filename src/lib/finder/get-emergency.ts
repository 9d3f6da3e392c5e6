import { emergencies } from '#data/emergencies.ts';
import type { Emergencies, Emergency } from '#schemas/emergency.ts';

/** The emergency that a test or a sign page names by its id; throws where the file has none. */
export function getEmergency(id: string, { items }: Pick<Emergencies, 'items'> = emergencies): Emergency {
  const emergency = items.find((one) => one.id === id);
  if (!emergency) throw new Error(`src/data/emergencies.ts has no emergency ${id}`);
  return emergency;
}
