import { z } from 'zod';
import { wordsSchema } from '#schemas/appearance.ts';
import { codeSchema } from '#schemas/catalogue-entry.ts';

const sourceSchema = z.strictObject({ title: wordsSchema, url: z.url({ protocol: /^https?$/ }) });

/** What stands beside the text of one of the laboratory's own articles. */
const articleNoteSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug'),
  /** Where its facts can be read. */
  sources: z.array(sourceSchema).min(1, 'needs at least one'),
  /** The day on which they were looked up. */
  lookedUpOn: z.iso.date(),
  /** Tests that it is about, the first to ask for first. */
  tests: z.array(codeSchema).min(1, 'needs at least one').readonly(),
  /** Written for clinics more than for owners. */
  forClinics: z.boolean().default(false),
  /** Whoever of the laboratory has read it, by role, and when; absent until somebody has. */
  review: z.strictObject({ role: wordsSchema, on: z.iso.date() }).optional(),
});

export const articleNotesSchema = z
  .array(articleNoteSchema)
  .superRefine((notes, context) => {
    notes.forEach(({ slug, sources }, at) => {
      if (notes.findIndex((other) => other.slug === slug) < at)
        context.addIssue({ code: 'custom', path: [at, 'slug'], message: 'is there already' });
      if (new Set(sources.map(({ url }) => url)).size < sources.length)
        context.addIssue({ code: 'custom', path: [at, 'sources'], message: 'names one twice' });
    });
  })
  .readonly();
export type ArticleNote = z.output<typeof articleNoteSchema>;

/** Articles of the laboratory that no note stands beside, as lines of file, article and what is missing. */
export function findUnsourced(
  file: string,
  slugs: readonly string[],
  notes: readonly Pick<ArticleNote, 'slug'>[],
): string[] {
  const noted = new Set(notes.map(({ slug }) => slug));
  return slugs
    .filter((slug) => !noted.has(slug))
    .map((slug) => `${file}, ${slug}: sources and lookedUpOn are missing`);
}
