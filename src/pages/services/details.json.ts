import type { APIRoute } from 'astro';
import { services } from '#data/services.ts';

/** What Learn More opens, by service: 4 KB that only a visitor who asks for it fetches. */
export const GET: APIRoute = () =>
  Response.json(Object.fromEntries(services.map(({ id, learnMore }) => [id, learnMore])));
