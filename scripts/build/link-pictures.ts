/** Pictures of shared links: drawn once for each card, kept between builds, copied into the site. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardFolder, toCardPath } from '#lib/cards/card.ts';
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

/** Notes once a day which pictures are wanted, and forgets those that nobody has wanted for long. */
function forgetOld(wanted: ReadonlySet<string>): void {
  const now = new Date();
  for (const name of readdirSync(kept)) {
    const path = join(kept, name);
    const days = (now.getTime() - statSync(path).mtimeMs) / 86_400_000;
    if (!wanted.has(name) && days > keepDays) rmSync(path);
    else if (wanted.has(name) && days > 1) utimesSync(path, now, now);
  }
}

/**
 * Sees to it that the built site has the pictures of all cards and no others; resolves with their number and the number
 * drawn.
 */
export async function publishLinkPictures(
  blog: Blog,
  dist: string,
): Promise<{ total: number; drawn: number }> {
  const folder = join(dist, cardFolder);
  await mkdir(kept, { recursive: true });
  await mkdir(folder, { recursive: true });
  const cards = new Map([...listCards(blog)].map((card) => [basename(toCardPath(card)), card]));
  const missing = [...cards].filter(([name]) => !existsSync(join(kept, name)));
  await draw(missing);
  const present = new Set(await readdir(folder));
  const wanted = new Set(cards.keys());
  // All at once: pages are drawn meanwhile, and leave little room between them.
  await Promise.all([
    ...[...wanted.difference(present)].map((name) => copyFile(join(kept, name), join(folder, name))),
    ...[...present.difference(wanted)].map((name) => rm(join(folder, name))),
  ]);
  forgetOld(wanted);
  return { total: cards.size, drawn: missing.length };
}
