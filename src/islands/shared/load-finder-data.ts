import { routes } from '#config/routes.ts';
import { type FinderData, isFinderData } from '#lib/finder/data.ts';

/** The index that the finder searches; throws where it cannot be had. */
export async function loadFinderData(): Promise<FinderData> {
  const answer = await fetch(routes.finderIndex);
  if (!answer.ok) throw new Error(`${routes.finderIndex}: status ${answer.status}`);
  const data: unknown = await answer.json();
  if (!isFinderData(data)) throw new TypeError(`${routes.finderIndex}: not the index of the finder`);
  return data;
}
