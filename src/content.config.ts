import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { journey } from '#data/journey.ts';
import { stats } from '#data/stats.ts';
import { journeySchema } from '#schemas/journey.ts';
import { parseData } from '#schemas/parse-data.ts';
import { serviceIdSchema } from '#schemas/service.ts';
import { statsSchema } from '#schemas/stats.ts';

// The data files that are not checked where they are written, because browsers load them.
parseData('src/data/journey.ts', journeySchema, journey);
parseData('src/data/stats.ts', statsSchema, stats);

const services = defineCollection({
  loader: glob({ base: './src/content/services', pattern: '*.mdx' }),
  schema: z.strictObject({
    /** Title of the page. */
    title: z.string().min(1),
    /** Sentence for search results, at most 160 characters. */
    description: z.string().min(1).max(160),
    /** The service whose facts stand around the text. */
    service: serviceIdSchema,
  }),
});

const legal = defineCollection({
  loader: glob({ base: './src/content/legal', pattern: '*.mdx' }),
  schema: z.strictObject({
    /** Title of the page. */
    title: z.string().min(1),
    /** Sentence for search results, at most 160 characters. */
    description: z.string().min(1).max(160),
    /** Day of the last change. */
    updated: z.iso.date(),
  }),
});

export const collections = { services, legal };
