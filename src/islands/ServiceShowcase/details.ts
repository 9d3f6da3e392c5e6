import { routes } from '#config/routes.ts';
import type { LearnMore } from '#schemas/service.ts';

export type Details = Readonly<Record<string, LearnMore>>;

/** The build wrote this file through its schema; here it is enough to tell it from anything else. */
function isDetails(value: unknown): value is Details {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((detail) => Array.isArray(detail?.offered) && Array.isArray(detail?.consider))
  );
}

/** Reads what Learn More opens, for all services. Throws when it cannot be had. */
export async function loadDetails(): Promise<Details> {
  const answer = await fetch(routes.serviceDetails);
  if (!answer.ok) throw new Error(`Service details: status ${answer.status}`);
  const details: unknown = await answer.json();
  if (!isDetails(details)) throw new Error('Service details: not the file the build wrote');
  return details;
}
