import { z } from 'zod';
import { wordsSchema } from '#schemas/appearance.ts';

/** Whether `Intl` knows a name; pages write dates with it. */
function isKnown(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}

const secureAddressSchema = z.url({
  protocol: /^https$/,
  error: 'must be a web address that begins with https://',
});

/** Who the laboratory is. */
export const siteSchema = z.strictObject({
  name: wordsSchema,
  fullName: wordsSchema,
  tagline: wordsSchema,
  heading: wordsSchema,
  language: z
    .string()
    .refine((tag) => isKnown(() => new Intl.Locale(tag)), 'must be a tag of a language, like en-IN'),
  timeZone: z
    .string()
    .refine(
      (timeZone) => isKnown(() => Intl.DateTimeFormat('en', { timeZone })),
      'must be a time zone, like Asia/Kolkata',
    ),
  phone: z.strictObject({
    shown: wordsSchema,
    tel: z.string().regex(/^\+[1-9]\d{7,14}$/, 'must be + and digits only, like +919810000000'),
  }),
  email: z.email(),
  author: z.strictObject({
    name: wordsSchema,
    title: wordsSchema,
    image: z.string().regex(/^\/[^/]/, 'must be a path of this site'),
  }),
  address: z.strictObject({
    street: wordsSchema,
    city: wordsSchema,
    region: wordsSchema,
    postalCode: wordsSchema,
    country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, like IN'),
  }),
  position: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  mapHost: secureAddressSchema.refine(
    (address) => URL.parse(address)?.origin === address,
    'must be a web address without a path',
  ),
  social: z.array(z.strictObject({ name: wordsSchema, href: secureAddressSchema })),
  copyrightYear: z.number().int(),
});
