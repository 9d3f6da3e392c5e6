import { readdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../src/assets/art/', import.meta.url));

/** Cuts from the middle for narrow screens, by name: the square beside a card's words, the strip under a heading. */
export type Crop = 'square' | 'strip';

/** A picture of the site as it was drawn. */
export interface Master {
  file: string;
  /** Folder and name without size and format, as published below `public/art/`. */
  name: string;
  crops: readonly Crop[];
  /** Stands in for a film until it plays. */
  isPoster: boolean;
}

const cropsOfFolder = {
  posts: ['square'],
  departments: ['square', 'strip'],
  films: [],
} as const satisfies Record<string, readonly Crop[]>;

const posters: readonly string[] = ['departments/hematology', 'films/journey'];

/** Every master in `src/assets/art/`. */
export const masters: readonly Master[] = Object.entries(cropsOfFolder).flatMap(([group, crops]) =>
  readdirSync(`${folder}${group}`).map((file) => {
    const name = `${group}/${basename(file, extname(file))}`;
    return { file: `${folder}${group}/${file}`, name, crops, isPoster: posters.includes(name) };
  }),
);
