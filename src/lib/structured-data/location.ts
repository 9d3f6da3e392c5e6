import { routes } from '#config/routes.ts';
import { site as laboratory } from '#config/site.ts';
import { toCardPath } from '#lib/cards/card.ts';
import { siteCard } from '#lib/cards/page-cards.ts';
import { toDirectionsLink } from '#lib/directions.ts';
import { nameLaboratory } from '#lib/structured-data/laboratory.ts';
import type { Branch } from '#schemas/branch.ts';

/** A location as schema.org's DiagnosticLab; LocalBusiness beside it is what carries opening hours and a map. */
export function toLocation(branch: Branch, site: URL | undefined) {
  const url = new URL(routes.branch(branch.id), site).href;
  return {
    '@context': 'https://schema.org',
    '@type': ['DiagnosticLab', 'VeterinaryCare', 'LocalBusiness'],
    '@id': url,
    name: `${laboratory.fullName}, ${branch.name}`,
    description: branch.note,
    url,
    image: new URL(toCardPath(siteCard), site).href,
    telephone: branch.phone.tel,
    email: laboratory.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.address,
      addressLocality: branch.city,
      addressRegion: branch.region,
      postalCode: branch.pincode,
      addressCountry: laboratory.address.country,
    },
    hasMap: toDirectionsLink(branch),
    openingHoursSpecification: branch.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    parentOrganization: nameLaboratory(site),
  };
}
