import { z } from 'zod';
import { serviceIdSchema } from '#schemas/service.ts';

const head = {
  /** Title of the page. */
  title: z.string().min(1),
  /** Sentence for search results, at most 160 characters. */
  description: z.string().min(1).max(160),
};

/** Head of a file in src/content/services. */
export const serviceTextSchema = z.strictObject({
  ...head,
  /** The service whose facts stand around the text. */
  service: serviceIdSchema,
});

/** Head of a file in src/content/legal. */
export const legalTextSchema = z.strictObject({
  ...head,
  /** Day of the last change. */
  updated: z.iso.date(),
});
