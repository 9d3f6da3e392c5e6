import { type FinderData, isFinderData } from '#lib/finder/data.ts';

/** The index that the finder searches, in one language; throws where it cannot be had. */
export async function loadFinderData(path: string): Promise<FinderData> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: status ${answer.status}`);
  const data: unknown = await answer.json();
  if (!isFinderData(data)) throw new TypeError(`${path}: not the index of the finder`);
  return data;
}
