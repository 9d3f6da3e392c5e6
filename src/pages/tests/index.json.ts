import { emergencies } from '#data/emergencies.ts';
import { packages } from '#data/packages.ts';
import { problems } from '#data/problems.ts';
import { siteAnswers } from '#data/site-answers.ts';
import { packsMeaning, synonyms, toPackMeaning } from '#data/synonyms.ts';
import { finderEntries } from '#lib/finder/build-entries.ts';
import { type FinderData, type PackMeaning, toColumns } from '#lib/finder/data.ts';
import { toEmergencyIndex } from '#lib/finder/emergency-index.ts';

const packs = packages.items.map(({ name, price }) => ({ name, price }));

/** What the finder searches, fetched when a visitor means to search. */
export function GET(): Response {
  const { readings, ...words } = synonyms;
  const data: FinderData = {
    ...toColumns(finderEntries, readings),
    synonyms: words,
    signs: problems.items.map(({ slug, sign }) => ({ slug, sign })),
    packs: [
      ...packs.map((pack): PackMeaning => ({ meaning: toPackMeaning(pack.name), packs: [pack] })),
      { meaning: packsMeaning, packs },
    ],
    emergencies: toEmergencyIndex(emergencies, synonyms.soft),
    siteAnswers,
  };
  return Response.json(data);
}
