import { site as laboratory } from '#config/site.ts';

const { street, city, region, postalCode, country } = laboratory.address;

/** Where the main laboratory is, as schema.org's PostalAddress. */
export const laboratoryAddress = {
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: region,
  postalCode,
  addressCountry: country,
} as const;
