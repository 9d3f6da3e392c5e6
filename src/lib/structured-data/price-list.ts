import { z } from 'zod';
import { routes } from '#config/routes.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { getTurnaround } from '#lib/catalogue/handling.ts';
import { listedEntries } from '#lib/catalogue/lookup.ts';
import { codeSchema } from '#schemas/catalogue-entry.ts';
import { speciesSchema, specimenNameSchema } from '#schemas/specimen.ts';

/** One entry of the open price list. */
const openEntrySchema = z.strictObject({
  code: codeSchema.describe('Stable short name of the entry'),
  name: z.string().describe('Name of the test, panel or procedure'),
  department: z.enum(catalogues.map(({ id }) => id)).describe('Id of the price list that holds it'),
  category: z.string().describe('Category inside that price list'),
  specimens: z.array(specimenNameSchema).describe('What to collect; empty for imaging and endoscopy'),
  volume: z
    .string()
    .nullable()
    .describe('How much of each, in the same order; null where quantity is not the limit'),
  species: z.array(speciesSchema).describe('Animals it is run for; All means common domestic mammals'),
  price: z.int().positive().describe('List price in whole rupees'),
  turnaround: z.string().nullable().describe('Time to the result from arrival; null for a procedure'),
  parts: z.array(codeSchema).optional().describe('Codes of the tests that a panel includes'),
  url: z.url().describe('Page of the entry'),
});

/** The price list that clinics may read by machine, at /pricing.json. */
export const priceListSchema = z.strictObject({
  $schema: z.url().describe('Address of this schema'),
  currency: z.literal('INR').describe('ISO 4217 code of every price'),
  pricesCheckedOn: z.iso.date().describe('The day since when every price has been checked'),
  entries: z.array(openEntrySchema),
});
export type PriceList = z.infer<typeof priceListSchema>;

/** All price lists as one, with whole addresses; `site` is where the site is published. */
export function toPriceList(site: URL | undefined): PriceList {
  const days = listedEntries.map(({ catalogue }) => catalogue.pricesCheckedOn).toSorted();
  return priceListSchema.parse({
    $schema: new URL(routes.pricesSchema, site).href,
    currency: 'INR',
    pricesCheckedOn: days[0],
    entries: listedEntries.map((listed) => {
      const { entry, catalogue } = listed;
      return {
        code: entry.code,
        name: entry.title,
        department: catalogue.id,
        category: entry.category,
        specimens: entry.specimens,
        volume: entry.volume === '-' ? null : entry.volume,
        species: entry.species,
        price: entry.price,
        turnaround: getTurnaround(listed)?.text ?? null,
        ...(entry.kind === 'panel' && { parts: entry.parts }),
        url: new URL(routes.test(entry.slug), site).href,
      };
    }),
  });
}
