import type { APIRoute } from 'astro';
import { toPriceList } from '#lib/structured-data/price-list.ts';

export const GET: APIRoute = ({ site }) => new Response(`${JSON.stringify(toPriceList(site), null, 1)}\n`);
