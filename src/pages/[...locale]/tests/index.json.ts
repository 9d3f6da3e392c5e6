import type { APIContext, GetStaticPaths } from 'astro';
import { toLocaleParams } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { packages } from '#data/packages.ts';
import { siteAnswers } from '#data/site-answers.ts';
import { packsMeaning, synonyms, toPackMeaning } from '#data/synonyms.ts';
import { getEmergencies } from '#i18n/facts/emergencies.ts';
import { getProblems } from '#i18n/facts/problems.ts';
import { getI18n } from '#i18n/get-i18n.ts';
import { finderEntries } from '#lib/finder/build-entries.ts';
import { type FinderData, type PackMeaning, toColumns } from '#lib/finder/data.ts';
import { toEmergencyIndex } from '#lib/finder/emergency-index.ts';

const packs = packages.items.map(({ name, price }) => ({ name, price }));

export const getStaticPaths = (() =>
  toLocaleParams(routes.finderIndex).map((params) => ({ params }))) satisfies GetStaticPaths;

/** What the finder searches, fetched when a visitor means to search. */
export function GET({ params }: Pick<APIContext, 'params'>): Response {
  const { locale } = getI18n(params);
  const { readings, ...words } = synonyms;
  const data: FinderData = {
    ...toColumns(finderEntries, readings),
    synonyms: words,
    signs: getProblems(locale).items.map(({ slug, sign }) => ({ slug, sign })),
    packs: [
      ...packs.map((pack): PackMeaning => ({ meaning: toPackMeaning(pack.name), packs: [pack] })),
      { meaning: packsMeaning, packs },
    ],
    emergencies: toEmergencyIndex(getEmergencies(locale), synonyms.soft),
    siteAnswers,
  };
  return Response.json(data);
}
