import { problems } from '#data/problems.ts';
import { synonyms } from '#data/synonyms.ts';
import { finderEntries } from '#lib/finder/build-entries.ts';
import { type FinderData, toColumns } from '#lib/finder/data.ts';

/** What the finder searches, fetched when a visitor means to search. */
export function GET(): Response {
  const data: FinderData = {
    columns: toColumns(finderEntries),
    synonyms,
    signs: problems.items.map(({ slug, sign }) => ({ slug, sign })),
  };
  return Response.json(data);
}
