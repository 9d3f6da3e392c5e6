import { site } from '#config/site.ts';

export const pricing = {
  title: 'Prices of tests, panels and procedures',
  heading: 'Prices',
  lead: (services: number, entries: number): string =>
    `${services} services and ${entries} tests, panels and procedures, each with its price and sample.`,
  oneTest: 'One test? ',
  find: 'Find it by name',
  findAfter: '.',
  groups: { Laboratory: 'Laboratory', Imaging: 'Imaging', Specialized: 'Specialized' },
  /** Title of a price list's page. */
  pageTitle: (title: string): string => `${title}: prices`,
  summary: (description: string, count: string, lowest: string, told: string): string =>
    `${description} ${count} from ${lowest}, with ${told}.`,
  withSample: 'sample and volume',
  withPreparation: 'preparation and duration',
  checked: (day: string): string => `Prices of ${site.fullName} in Indian rupees, checked on ${day}.`,
  comparePanels: 'Compare panels and health packs side by side',
  compareThese: 'Compare the panels with these tests',
  claimed: (figures: string): string => `${figures}: as stated by the laboratory; method on request.`,
};
