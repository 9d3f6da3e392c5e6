/** Pictures of shared links: drawn once for each card, kept between builds, copied into the site. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Card, toCardPath } from '#lib/cards/card.ts';
import { listCards } from '#lib/cards/cards.ts';
import type { Blog } from '#schemas/article.ts';

const kept = '.local/cards';
/** Days after which a picture that no build has asked for is thrown away. */
const keepDays = 30;
/** Drawn at a time: the picture library has threads of its own. */
const atOnce = 3;

/** Draws what is missing. */
async function draw(cards: ReadonlyMap<string, Card>): Promise<void> {
  if (cards.size === 0) return;
  const { drawCard } = await import('../cards/draw-card.ts');
  const queue = cards.entries();
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
}

/** Forgets pictures that nobody has wanted for long. */
async function forgetOld(now: Date): Promise<void> {
  for (const name of await readdir(kept)) {
    const { mtimeMs } = await stat(join(kept, name));
    if (now.getTime() - mtimeMs > keepDays * 86_400_000) await rm(join(kept, name));
  }
}

/** Puts the pictures of all cards into the built site; resolves with their number and the number drawn. */
export async function publishLinkPictures(
  blog: Blog,
  dist: string,
): Promise<{ total: number; drawn: number }> {
  const folder = join(dist, 'og');
  await mkdir(kept, { recursive: true });
  await mkdir(folder, { recursive: true });
  const cards = new Map(listCards(blog).map((card) => [basename(toCardPath(card)), card]));
  const missing = new Map([...cards].filter(([name]) => !existsSync(join(kept, name))));
  await draw(missing);
  const now = new Date();
  // All at once: pages are drawn meanwhile, and leave little room between them.
  await Promise.all(
    [...cards.keys()].map(async (name) => {
      await copyFile(join(kept, name), join(folder, name));
      await utimes(join(kept, name), now, now);
    }),
  );
  await forgetOld(now);
  return { total: cards.size, drawn: missing.size };
}
