import { z } from 'zod';

/** What a test gives reason to think of in the pet it is booked for, where that forbids a fast; the gravest first. */
export const suspicionSchema = z.enum([
  'swallowed object',
  'insulinoma',
  'fits',
  'diabetes',
  'liver shunt',
  'pregnancy',
]);
export type Suspicion = z.infer<typeof suspicionSchema>;
