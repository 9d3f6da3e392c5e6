import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getBlog } from '#backend/blog/blog.ts';
import { toCardPath } from '#lib/cards/card.ts';
import { drawCard } from '#lib/cards/draw-card.ts';
import { listCards } from '#lib/cards/page-cards.ts';

/** Pictures of shared links are drawn once: their names say all that is in them. */
const kept = '.local/cards';

export const getStaticPaths = (async () => {
  const cards = new Map([...listCards(await getBlog())].map((card) => [toCardPath(card), card]));
  return [...cards].map(([path, card]) => ({ params: { card: basename(path, '.jpg') }, props: { card } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params, props }) => {
  const file = join(kept, `${params.card}.jpg`);
  if (!existsSync(file)) {
    mkdirSync(kept, { recursive: true });
    writeFileSync(file, await drawCard(props.card));
  }
  return new Response(new Uint8Array(readFileSync(file)), { headers: { 'Content-Type': 'image/jpeg' } });
};
