import type { APIRoute } from 'astro';
import { z } from 'zod';
import { priceListSchema } from '#lib/structured-data/price-list.ts';

export const GET: APIRoute = () =>
  new Response(`${JSON.stringify({ title: 'Price list', ...z.toJSONSchema(priceListSchema) }, null, 1)}\n`);
