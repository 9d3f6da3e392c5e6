import type { APIRoute } from 'astro';
import { toDrawingSheet } from '#components/catalogue/specimen-drawings.ts';

export const GET: APIRoute = () => new Response(toDrawingSheet());
