import type { APIContext, GetStaticPaths } from 'astro';
import { toLocaleParams } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { getServices } from '#i18n/facts/services.ts';
import { getI18n } from '#i18n/get-i18n.ts';

export const getStaticPaths = (() =>
  toLocaleParams(routes.serviceDetails).map((params) => ({ params }))) satisfies GetStaticPaths;

/** What Learn More opens, by service: 4 KB that only a visitor who asks for it fetches. */
export function GET({ params }: Pick<APIContext, 'params'>): Response {
  const services = getServices(getI18n(params).locale);
  return Response.json(Object.fromEntries(services.map(({ id, learnMore }) => [id, learnMore])));
}
