/** Pictures of shared links: drawn once for each card, kept between builds, copied into the site. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { toCardPath } from '#lib/cards/card.ts';
import { listCards } from '#lib/cards/cards.ts';
import type { Blog } from '#schemas/article.ts';
import { drawCard } from '../cards/draw-card.ts';

const kept = '.local/cards';
/** Days after which a picture that no build has asked for is thrown away. */
const keepDays = 30;
/** Drawn at a time: the picture library has threads of its own. */
const atOnce = 3;

/** Draws what is missing; resolves with the names of the files of all cards and the number drawn. */
export async function drawLinkPictures(blog: Blog): Promise<{ names: string[]; drawn: number }> {
  await mkdir(kept, { recursive: true });
  const cards = new Map(listCards(blog).map((card) => [basename(toCardPath(card)), card]));
  const missing = [...cards].filter(([name]) => !existsSync(join(kept, name)));
  const queue = missing.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [name, card] of queue) {
        const file = join(kept, name);
        const half = `${file}.${process.pid}`;
        await writeFile(half, await drawCard(card));
        await rename(half, file);
      }
    }),
  );
  return { names: [...cards.keys()], drawn: missing.length };
}

/** Copies the pictures into the built site and forgets those that nobody has wanted for long. */
export async function publishLinkPictures(names: readonly string[], dist: string): Promise<void> {
  const folder = join(dist, 'og');
  await mkdir(folder, { recursive: true });
  const now = new Date();
  for (const name of names) {
    await copyFile(join(kept, name), join(folder, name));
    await utimes(join(kept, name), now, now);
  }
  for (const name of await readdir(kept)) {
    const { mtimeMs } = await stat(join(kept, name));
    if (now.getTime() - mtimeMs > keepDays * 86_400_000) await rm(join(kept, name));
  }
}
