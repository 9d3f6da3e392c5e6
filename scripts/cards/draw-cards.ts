/**
 * The process that draws pictures of links, while another draws the pages: it reads the cards from its input, and what
 * its libraries take of the memory goes with it.
 */
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Card } from '#lib/cards/card.ts';
import { drawCard } from './draw-card.ts';

/** Where the pictures go, and each card with the name of its picture. */
export interface CardsToDraw {
  folder: string;
  cards: readonly (readonly [name: string, card: Card])[];
}

/** Drawn at a time: the picture library has threads of its own. */
const atOnce = 3;

const { folder, cards } = (await json(process.stdin)) as CardsToDraw;
const queue = cards.values();
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (const [name, card] of queue) {
      const file = join(folder, name);
      const half = `${file}.${process.pid}`;
      await writeFile(half, await drawCard(card));
      await rename(half, file);
    }
  }),
);
