import { type Locale, localePath } from '#config/locales.ts';
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

async function fetchDetails(locale: Locale): Promise<Details> {
  const answer = await fetch(localePath(routes.serviceDetails, locale));
  if (!answer.ok) throw new Error(`Service details: status ${answer.status}`);
  const details: unknown = await answer.json();
  if (!isDetails(details)) throw new Error('Service details: not the file the build wrote');
  return details;
}

let loading: Promise<Details> | undefined;

/** Reads what Learn More opens, for all services, once: a page has one language. Throws when it cannot be had; what failed is asked for again. */
export function loadDetails(locale: Locale): Promise<Details> {
  loading ??= fetchDetails(locale).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
