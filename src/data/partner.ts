import { partnerSchema } from '#schemas/branch.ts';
import { parseData } from '#schemas/parse-data.ts';

/** The channel partner's profile. Name and words stand in for real ones: see docs/before-launch.md. */
export const partner = parseData('src/data/partner.ts', partnerSchema, {
  name: 'Yamuna Veterinary Diagnostics',
  description:
    'Our channel partner brings samples from clinics between the Yamuna and the Ganga to the bench in Delhi, keeps the collection centers open and answers the phone when a clinic calls.',
  figures: [
    { value: '16+', label: 'Years of experience' },
    { value: '9+', label: 'Years of lab operation' },
  ],
  offers: [
    'Tubes, swabs, formalin jars and request forms delivered to the clinic',
    'A daily pick-up in a cold box, at an hour that suits the clinic',
    'Reports by email to the vet who sent the sample',
    'A pathologist on the phone when a result raises a question',
  ],
});
