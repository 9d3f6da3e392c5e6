import type { APIRoute } from 'astro';
import { toCsv } from '#lib/csv.ts';
import { toPriceList } from '#lib/structured-data/price-list.ts';

const header = [
  'code',
  'name',
  'department',
  'category',
  'sample',
  'volume',
  'species',
  'price_inr',
  'turnaround',
  'parts',
  'prices_checked_on',
  'url',
];

export const GET: APIRoute = ({ site }) => {
  const { entries, pricesCheckedOn } = toPriceList(site);
  const rows = entries.map((entry) => [
    entry.code,
    entry.name,
    entry.department,
    entry.category,
    entry.specimens.join(' + '),
    entry.volume ?? '',
    entry.species.join(' + '),
    entry.price,
    entry.turnaround ?? '',
    entry.parts?.join(' + ') ?? '',
    pricesCheckedOn,
    entry.url,
  ]);
  return new Response(toCsv(header, rows), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
};
