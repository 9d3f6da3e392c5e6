/** The part of schema.org's vocabulary that the site uses: each type's own properties and the types above it. */
const vocabulary: Readonly<Record<string, { above: readonly string[]; properties: readonly string[] }>> = {
  Thing: {
    above: [],
    properties: [
      ...['alternateName', 'description', 'identifier', 'image', 'mainEntityOfPage', 'name', 'sameAs', 'url'],
    ],
  },
  MedicalEntity: {
    above: ['Thing'],
    properties: ['code', 'guideline', 'legalStatus', 'relevantSpecialty', 'study'],
  },
  MedicalTest: {
    above: ['MedicalEntity'],
    properties: ['affectedBy', 'normalRange', 'signDetected', 'usedToDiagnose', 'usesDevice'],
  },
  MedicalTestPanel: { above: ['MedicalTest'], properties: ['subTest'] },
  MedicalProcedure: {
    above: ['MedicalEntity'],
    properties: ['bodyLocation', 'followup', 'howPerformed', 'preparation', 'procedureType', 'status'],
  },
  Service: {
    above: ['Thing'],
    properties: ['areaServed', 'audience', 'category', 'offers', 'provider', 'serviceType', 'termsOfService'],
  },
  Offer: {
    above: ['Thing'],
    properties: ['availability', 'itemOffered', 'price', 'priceCurrency', 'priceSpecification', 'seller'],
  },
  Organization: {
    above: ['Thing'],
    properties: ['address', 'email', 'logo', 'parentOrganization', 'telephone'],
  },
  MedicalOrganization: { above: ['Organization'], properties: ['medicalSpecialty'] },
  DiagnosticLab: { above: ['MedicalOrganization'], properties: ['availableTest'] },
  VeterinaryCare: { above: ['MedicalOrganization'], properties: [] },
  Place: { above: ['Thing'], properties: ['geo', 'hasMap', 'openingHoursSpecification'] },
  LocalBusiness: { above: ['Organization', 'Place'], properties: ['openingHours', 'priceRange'] },
  OpeningHoursSpecification: { above: ['Thing'], properties: ['closes', 'dayOfWeek', 'opens'] },
  PostalAddress: {
    above: ['Thing'],
    properties: ['addressCountry', 'addressLocality', 'addressRegion', 'postalCode', 'streetAddress'],
  },
  CreativeWork: {
    above: ['Thing'],
    properties: [
      ...['author', 'dateModified', 'datePublished', 'headline', 'inLanguage', 'isAccessibleForFree'],
      ...['mainEntity', 'publisher', 'text'],
    ],
  },
  BlogPosting: { above: ['CreativeWork'], properties: ['articleSection', 'wordCount'] },
  FAQPage: { above: ['CreativeWork'], properties: ['breadcrumb'] },
  Question: { above: ['CreativeWork'], properties: ['acceptedAnswer'] },
  Answer: { above: ['CreativeWork'], properties: [] },
  BreadcrumbList: { above: ['Thing'], properties: ['itemListElement', 'numberOfItems'] },
  ListItem: { above: ['Thing'], properties: ['item', 'position'] },
};

function hasProperty(type: string, property: string): boolean {
  const known = vocabulary[type];
  if (!known) throw new Error(`${type} is not a type of the vocabulary`);
  return known.properties.includes(property) || known.above.some((above) => hasProperty(above, property));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every property that none of its node's types has, as `Type.property`; a node without a known type throws. */
export function findUnknownProperties(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(findUnknownProperties);
  if (!isRecord(node)) return [];
  const types = [node['@type']].flat().map(String);
  return Object.entries(node).flatMap(([property, value]) => [
    ...(property.startsWith('@') || types.some((type) => hasProperty(type, property))
      ? []
      : [`${types.join('+')}.${property}`]),
    ...findUnknownProperties(value),
  ]);
}
