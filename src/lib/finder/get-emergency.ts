import { emergencies } from '#data/emergencies.ts';
import type { Emergency } from '#schemas/emergency.ts';

const byId = new Map(emergencies.items.map((emergency) => [emergency.id, emergency]));

/** The emergency that a sign page names by its id; throws where the file has none. */
export function getEmergency(id: string): Emergency {
  const emergency = byId.get(id);
  if (!emergency) throw new Error(`src/data/emergencies.ts has no emergency ${id}`);
  return emergency;
}
