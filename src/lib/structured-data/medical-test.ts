import { routes } from '#config/routes.ts';
import { site as laboratory } from '#config/site.ts';
import { english, type Voice } from '#i18n/voice.ts';
import { getByCode, type Listed } from '#lib/catalogue/lookup.ts';
import { laboratoryAddress } from '#lib/structured-data/address.ts';
import { nameLaboratory } from '#lib/structured-data/laboratory.ts';
import type { Entry } from '#schemas/catalogue-entry.ts';
import { getOtherNames } from './names.ts';

/** `offers` and `provider` belong to a service, which a test that can be booked also is. */
function toTypes(entry: Entry): string[] {
  if (entry.kind === 'panel') return ['MedicalTest', 'MedicalTestPanel', 'Service'];
  return entry.kind === 'endoscopy'
    ? ['MedicalTest', 'MedicalProcedure', 'Service']
    : ['MedicalTest', 'Service'];
}

/** What a language calls an entry and its place in the price lists. */
interface Said {
  gloss?: string | undefined;
  department?: string;
  category?: string | undefined;
}

/**
 * An entry as schema.org's MedicalTest with its Offer. It says nothing of normal ranges or of what the test is used to
 * diagnose: both belong to the veterinarian who reads the report.
 */
export function toMedicalTest(
  { entry, catalogue }: Listed,
  site: URL | undefined,
  voice: Voice = english,
  { gloss, department = catalogue.title, category = entry.category }: Said = {},
) {
  const toUrl = (slug: string) => new URL(voice.to(routes.test(slug)).href, site).href;
  const url = toUrl(entry.slug);
  const names = [...(gloss === undefined ? [] : [gloss]), ...getOtherNames(entry)];
  return {
    '@context': 'https://schema.org',
    '@type': toTypes(entry),
    '@id': url,
    name: entry.title,
    ...(names.length > 0 && { alternateName: names }),
    description: voice.text(entry.ownerText),
    identifier: entry.code,
    url,
    category: `${department}: ${category}`,
    ...(entry.kind === 'endoscopy' && entry.preparation && { preparation: voice.text(entry.preparation) }),
    ...(entry.kind === 'panel' && {
      subTest: entry.parts.map((code) => {
        const part = getByCode(code).entry;
        return { '@type': 'MedicalTest', name: part.title, url: toUrl(part.slug) };
      }),
    }),
    provider: {
      ...nameLaboratory(site),
      telephone: laboratory.phone.tel,
      email: laboratory.email,
      address: laboratoryAddress,
    },
    offers: {
      '@type': 'Offer',
      price: entry.price,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url,
    },
  };
}
