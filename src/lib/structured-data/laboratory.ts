import { routes } from '#config/routes.ts';
import { site as laboratory } from '#config/site.ts';
import { laboratoryAddress } from '#lib/structured-data/address.ts';

/** The laboratory as other data names it: everywhere under the one address that its whole description has. */
export function nameLaboratory(site: URL | undefined) {
  const url = new URL(routes.home, site).href;
  return { '@type': 'DiagnosticLab', '@id': `${url}#laboratory`, name: laboratory.fullName, url };
}

/** Its sign, for whoever shows one beside its name. */
export const toLogo = (site: URL | undefined): string => new URL('/icons/icon-512.png', site).href;

/** The laboratory as a whole, as schema.org's DiagnosticLab, on the page that is about it. */
export function toLaboratory(site: URL | undefined) {
  return {
    '@context': 'https://schema.org',
    ...nameLaboratory(site),
    '@type': ['DiagnosticLab', 'VeterinaryCare'],
    alternateName: laboratory.name,
    description: laboratory.tagline,
    logo: toLogo(site),
    image: toLogo(site),
    telephone: laboratory.phone.tel,
    email: laboratory.email,
    address: laboratoryAddress,
    sameAs: laboratory.social.map(({ href }) => href),
  };
}
