import { existsSync } from 'node:fs';

/** A drawing comes in several sizes, a portrait as it is. */
const isThere = (path: string): boolean =>
  existsSync(`public${path}`) || existsSync(`public${path}-960.webp`);

/** Names file and field of each picture of the site that a data file names and that does not exist. */
export function listMissingPictures(file: string, value: unknown, way: readonly string[] = []): string[] {
  if (typeof value === 'string')
    return value.startsWith('/art/') && !isThere(value)
      ? [`${file}, ${way.join('.')}: there is no picture public${value}`]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => listMissingPictures(file, part, [...way, key]));
}
