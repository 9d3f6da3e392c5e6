import { emergencies } from '#data/emergencies.ts';
import { problems } from '#data/problems.ts';
import { synonyms } from '#data/synonyms.ts';
import { finderEntries } from '#lib/finder/build-entries.ts';
import { type FinderData, toColumns } from '#lib/finder/data.ts';
import { toEmergencyIndex } from '#lib/finder/emergency-index.ts';

/** What the finder searches, fetched when a visitor means to search. */
export function GET(): Response {
  const { readings, ...words } = synonyms;
  const data: FinderData = {
    ...toColumns(finderEntries, readings),
    synonyms: words,
    signs: problems.items.map(({ slug, sign }) => ({ slug, sign })),
    emergencies: toEmergencyIndex(emergencies, synonyms.soft),
  };
  return Response.json(data);
}
