import { site } from '#config/site.ts';

export const home = {
  title: site.fullName as string,
  description: `${site.heading}. ${site.tagline}`,
  heading: site.heading as string,
  find: 'Find a test, its price and tube',
  findExample: 'CBC, kidney, pathri',
  findButton: 'Find',
  prices: 'See tests and prices',
  offers: 'What we offer',
  showcase: 'How a result comes right',
  journey: 'The pet care journey',
  journeyLead: 'Five steps from message to report.',
};
