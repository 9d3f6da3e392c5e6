import { routes } from '#config/routes.ts';
import { site as laboratory } from '#config/site.ts';
import { laboratoryAddress } from '#lib/structured-data/address.ts';

/** The laboratory as a whole, as schema.org's DiagnosticLab, on the page that is about it. */
export function toLaboratory(site: URL | undefined) {
  const home = new URL(routes.home, site).href;
  return {
    '@context': 'https://schema.org',
    '@type': ['DiagnosticLab', 'VeterinaryCare'],
    '@id': `${home}#laboratory`,
    name: laboratory.fullName,
    alternateName: laboratory.name,
    description: laboratory.tagline,
    url: home,
    logo: new URL('/icons/icon-512.png', site).href,
    image: new URL('/icons/icon-512.png', site).href,
    telephone: laboratory.phone.tel,
    email: laboratory.email,
    address: laboratoryAddress,
    sameAs: laboratory.social.map(({ href }) => href),
  };
}
