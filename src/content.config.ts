import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { categoriesLoader, postsLoader } from '#backend/blog/loaders.ts';
import { legalTextSchema, serviceTextSchema } from '#schemas/text.ts';

export const collections = {
  /** The posts table, made ready for pages. */
  posts: defineCollection({ loader: postsLoader() }),
  categories: defineCollection({ loader: categoriesLoader() }),
  services: defineCollection({
    loader: glob({ pattern: '*.mdx', base: 'src/content/services' }),
    schema: serviceTextSchema,
  }),
  legal: defineCollection({
    loader: glob({ pattern: '*.mdx', base: 'src/content/legal' }),
    schema: legalTextSchema,
  }),
  /** Each of them in few words of another language, as `hi/legal/privacy`; the English text is what holds. */
  legalSummaries: defineCollection({
    loader: glob({ pattern: '*/legal/*.mdx', base: 'src/i18n' }),
    schema: legalTextSchema,
  }),
};
