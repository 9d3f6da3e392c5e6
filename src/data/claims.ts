import { catalogues } from '#data/catalogues/index.ts';
import { claimsSchema } from '#schemas/claim.ts';
import { parseData } from '#schemas/parse-data.ts';

/** What stands behind a figure of which no method is known. */
const stated = 'As stated by the laboratory; method on request.';
const listed = catalogues.reduce((sum, { entries }) => sum + entries.length, 0);

/** What the laboratory states about itself. Each figure needs its proof: see docs/before-launch.md. */
export const claims = parseData('src/data/claims.ts', claimsSchema, {
  features: [
    {
      id: 'home-sampling',
      title: 'Home Sampling',
      text: 'At your address, in select locations, by someone used to animals.',
      icon: 'home',
    },
    {
      id: 'different-tests',
      title: '200+ Different Tests',
      text: `From blood count to biopsy, as stated by the laboratory; the ${listed} of our lists each have price, tube and turnaround.`,
      icon: 'tube',
    },
    {
      id: 'high-end-technology',
      title: 'High-End Technology',
      text: 'Analysers set for animals, and a microscope for what they cannot see.',
      icon: 'microscope',
    },
  ],
  listing: [
    {
      id: 'service-categories',
      value: String(catalogues.length),
      label: 'Service categories',
      note: 'The price lists on this site, from hematology to endoscopy.',
    },
    {
      id: 'total-tests',
      value: '450+',
      label: 'Total tests',
      note: 'Counts every measured value that our reports can hold; a profile holds many. The lists on this site name single tests and panels.',
    },
    {
      id: 'accuracy',
      value: '99.9%',
      label: 'Accuracy',
      note: `${stated} No single result is a diagnosis.`,
    },
    {
      id: 'result-access',
      value: '24/7',
      label: 'Result access',
      note: 'Reports come by email and can be read at any hour.',
    },
  ],
  trust: {
    heading: 'Why owners trust us',
    lead: 'A result is only worth something if you know what stands behind it. Here are our figures, and what each one means.',
    figures: [
      {
        id: 'trusted-owners',
        value: '50,000+',
        label: 'Trusted pet owners',
        note: 'Owners whose pets’ samples reached us directly or through their clinic, in all our years. As stated by the laboratory.',
      },
      {
        id: 'reimbursement',
        value: 'Up to 90%',
        label: 'Reimbursement',
        note: 'Some pet insurance policies pay back up to this share of a test. The policy decides; we give the itemised bill and the signed report.',
      },
      {
        id: 'saving',
        value: 'Save up to 30%',
        label: 'With packs and panels',
        note: 'As stated by the laboratory, against booking the same tests one by one. Each card shows its own saving from today’s prices, which can be more or less.',
      },
      {
        id: 'rating',
        value: '4.9',
        label: 'Rating',
        note: `Average of the stars that clients gave us, out of 5. ${stated}`,
      },
    ],
    coveredHeading: 'What a health pack covers',
    covered: [
      'Every test named on its card',
      'The tubes and cups for the samples',
      'A signed report by email to you and your vet',
      'An itemised bill for your records or your insurer',
    ],
    limits:
      'We are a laboratory, not an insurer: we sell no cover and promise no payment. Treatment, the vet’s consultation and sedation are not part of a pack.',
  },
  whyChooseUs: {
    heading: 'Why choose us',
    reasons: [
      {
        id: 'prices',
        title: 'Prices in the open',
        text: 'Every test has its price on this site. We confirm it on chat before you come.',
        icon: 'report',
      },
      {
        id: 'people',
        title: 'People who look',
        text: 'A pathologist reads smears, cytology and tissue, and signs what was seen.',
        icon: 'microscope',
      },
      {
        id: 'reach',
        title: 'Near your clinic',
        text: 'Branches and collection centers in Delhi and western Uttar Pradesh, with a cold box between them.',
        icon: 'van',
      },
    ],
    counters: [
      { id: 'referring-clinics', target: 250, label: 'Clinics that send us samples', delay: 200 },
      { id: 'weekly-home-visits', target: 150, label: 'Home visits in a usual week', delay: 400 },
    ],
    duration: 2_500,
    startsAt: 0.98,
    threshold: 0.3,
    storageKey: 'counterAnimationSeen',
  },
});
