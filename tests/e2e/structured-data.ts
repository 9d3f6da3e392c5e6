/** What search engines ask of each kind of structured data, as schemas: required fields, and the form of the others. */
import { z } from 'zod';
import { formatRupees } from '#lib/money.ts';

const context = z.literal('https://schema.org');
const text = z.string().trim().min(1);
const moment = z.iso.datetime({ offset: true }).or(z.iso.date());
const address = z.object({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: z.string().regex(/^\d{6}$/),
  addressCountry: z.literal('IN'),
});
const organization = z.object({
  '@type': z.enum(['Organization', 'DiagnosticLab']),
  name: text,
  url: z.url().optional(),
});
const telephone = z.string().regex(/^\+\d{8,15}$/);

const breadcrumbs = z.object({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.object({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: z.url() }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'must count from 1'),
});

const medicalTest = z.object({
  '@context': context,
  '@type': z.array(z.enum(['MedicalTest', 'MedicalTestPanel', 'MedicalProcedure', 'Service'])).min(2),
  name: text,
  description: text,
  url: z.url(),
  identifier: z.string().regex(/^[A-Z]{3}-\d{2}$/),
  provider: z.object({
    '@type': z.literal('DiagnosticLab'),
    '@id': z.url(),
    name: text,
    url: z.url(),
    telephone,
    address,
  }),
  offers: z.object({
    '@type': z.literal('Offer'),
    price: z.int().positive(),
    priceCurrency: z.literal('INR'),
    availability: z.literal('https://schema.org/InStock'),
    url: z.url(),
  }),
});

const faqPage = z.object({
  '@context': context,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.object({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
});

const blogPosting = z.object({
  '@context': context,
  '@type': z.literal('BlogPosting'),
  headline: text.max(110),
  image: z.array(z.url()).min(1),
  url: z.url(),
  datePublished: moment,
  dateModified: moment,
  author: organization,
  publisher: organization.extend({ '@id': z.url(), logo: z.url() }),
});

const laboratory = z.object({
  '@context': context,
  '@type': z
    .array(z.enum(['DiagnosticLab', 'VeterinaryCare', 'LocalBusiness']))
    .refine((types) => types.includes('DiagnosticLab') && types.includes('VeterinaryCare')),
  '@id': z.url(),
  name: text,
  url: z.url(),
  telephone,
  email: z.email(),
  address,
  image: z.url(),
  openingHoursSpecification: z
    .array(
      z.object({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.array(z.string()).min(1),
        opens: z.string().regex(/^\d\d:\d\d$/),
        closes: z.string().regex(/^\d\d:\d\d$/),
      }),
    )
    .optional(),
});

const schemas = { breadcrumbs, medicalTest, faqPage, blogPosting, laboratory } as const;
export type Kind = keyof typeof schemas;

const byType: Readonly<Record<string, Kind>> = {
  BreadcrumbList: 'breadcrumbs',
  MedicalTest: 'medicalTest',
  FAQPage: 'faqPage',
  BlogPosting: 'blogPosting',
  DiagnosticLab: 'laboratory',
};

const nodeSchema = z.looseObject({ '@type': z.string().or(z.array(z.string()).min(1)) });

/** What a page must show for a block of its data to be true: words, prices, and addresses of links and pictures. */
export function listClaims(json: string): string[] {
  return [JSON.parse(json)].flat().flatMap((value) => {
    const test = medicalTest.safeParse(value).data;
    if (test) return [test.name, test.description, test.identifier, formatRupees(test.offers.price)];
    const article = blogPosting.safeParse(value).data;
    if (article) return [article.headline, article.author.name, `src="${article.image[0]}"`];
    const place = laboratory.safeParse(value).data;
    if (place) return [place.address.streetAddress, place.email, `href="tel:${place.telephone}"`];
    const questions = faqPage.safeParse(value).data?.mainEntity ?? [];
    const steps = breadcrumbs.safeParse(value).data?.itemListElement ?? [];
    return [
      ...questions.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
      ...steps.map(({ name }) => name),
    ];
  });
}

/** The addresses under which a value names things: those that it describes whole, and those that it only points to. */
export function listNames(value: unknown, inside = false): { described: string[]; named: string[] } {
  const parts = Array.isArray(value) ? value : Object.values(value && typeof value === 'object' ? value : {});
  const below = parts.map((part) => listNames(part, inside || !Array.isArray(value)));
  const id = z.object({ '@id': z.string() }).safeParse(value).data?.['@id'];
  const own = id === undefined ? [] : [id];
  return {
    described: [...(inside ? [] : own), ...below.flatMap(({ described }) => described)],
    named: [...(inside ? own : []), ...below.flatMap(({ named }) => named)],
  };
}

/** The kinds of a block of JSON-LD, and one line for each fault in it. */
export function examine(json: string): { kinds: Kind[]; faults: string[] } {
  const kinds: Kind[] = [];
  const faults: string[] = [];
  for (const value of [JSON.parse(json)].flat()) {
    const node = nodeSchema.safeParse(value);
    const type = node.data && [node.data['@type']].flat()[0];
    const kind = type === undefined ? undefined : byType[type];
    if (!kind) {
      faults.push(`no schema for ${type}`);
      continue;
    }
    kinds.push(kind);
    const { error } = schemas[kind].safeParse(value);
    for (const { path, message } of error?.issues ?? []) faults.push(`${type}.${path.join('.')}: ${message}`);
  }
  return { kinds, faults };
}
