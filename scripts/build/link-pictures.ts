/** Pictures of shared links: drawn once for each card, kept between builds, copied into the site. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toCardPath } from '#lib/cards/card.ts';
import { listCards } from '#lib/cards/cards.ts';
import type { Blog } from '#schemas/article.ts';
import type { CardsToDraw } from '../cards/draw-cards.ts';

const kept = '.local/cards';
/** Days after which a picture that no build has asked for is thrown away. */
const keepDays = 30;

/**
 * Draws what is missing, in a process of its own: beside thousands of articles its memory would be too much for one.
 * Throws when a card cannot be drawn.
 */
async function draw(cards: CardsToDraw['cards']): Promise<void> {
  if (cards.length === 0) return;
  const program = fileURLToPath(new URL('../cards/draw-cards.ts', import.meta.url));
  const artist = spawn(process.execPath, [program], {
    stdio: ['pipe', 'inherit', 'inherit'],
    // Else the C library keeps freed memory back for each of its threads.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  });
  // If it ends early the pipe to it breaks; its exit code says so below.
  artist.stdin.on('error', () => undefined);
  artist.stdin.end(JSON.stringify({ folder: kept, cards } satisfies CardsToDraw));
  const [code] = await once(artist, 'exit');
  if (code !== 0) throw new Error('The pictures of links could not be drawn; the reason stands above.');
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
  const missing = [...cards].filter(([name]) => !existsSync(join(kept, name)));
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
  return { total: cards.size, drawn: missing.length };
}
