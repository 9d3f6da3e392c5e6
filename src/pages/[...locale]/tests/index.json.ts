import type { APIContext, GetStaticPaths } from 'astro';
import { toLocaleParams } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { getI18n } from '#i18n/get-i18n.ts';
import { toFinderData } from '#lib/finder/translated-data.ts';

export const getStaticPaths = (() =>
  toLocaleParams(routes.finderIndex).map((params) => ({ params }))) satisfies GetStaticPaths;

/** What the finder searches, fetched when a visitor means to search. */
export function GET({ params }: Pick<APIContext, 'params'>): Response {
  return Response.json(toFinderData(getI18n(params).locale));
}
