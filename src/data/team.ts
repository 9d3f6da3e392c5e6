import { parseData } from '#schemas/parse-data.ts';
import { teamSchema } from '#schemas/team.ts';

/** The team page. People and their words stand in for real ones: see docs/before-launch.md. */
export const team = parseData('src/data/team.ts', teamSchema, {
  heads: [
    {
      id: 'head-1',
      name: 'Dr. Meera Bhardwaj',
      role: 'Head of pathology',
      qualification: 'BVSc and AH, MVSc (Veterinary Pathology)',
      bio: 'Reads tissue, cytology and difficult smears, and signs the reports of all three.',
      photo: '/art/people/head-1.svg',
      experience: 'Over 20 years of experience',
      quote: 'A slide does not hurry. If we look long enough, it tells us what the animal could not.',
      vision:
        'A vet in a small town should get the same careful reading as a hospital in the capital: the same stain, and the same second look.',
    },
    {
      id: 'head-2',
      name: 'Dr. Arvind Tomar',
      role: 'Head of laboratory operations',
      qualification: 'BVSc and AH, MVSc (Veterinary Microbiology)',
      bio: 'Looks after the bench, the controls and the cold chain, from the collection center to the report.',
      photo: '/art/people/head-2.svg',
      experience: '8 years of laboratory management experience',
      quote: 'Most wrong results are made before the tube reaches us. So we begin with the tube.',
      vision:
        'No pet should be pricked twice for a mistake of ours. We want every rejected sample explained, counted and made rarer, year after year.',
    },
  ],
  staff: [
    {
      id: 'staff-1',
      name: 'Dr. Pooja Nair',
      role: 'Hematology and cytology',
      qualification: 'MVSc (Veterinary Clinical Pathology)',
      bio: 'Checks every count that the analyser flags against the smear.',
      photo: '/art/people/staff-1.svg',
    },
    {
      id: 'staff-2',
      name: 'Dr. Imran Qureshi',
      role: 'Radiology and ultrasound',
      qualification: 'MVSc (Veterinary Surgery and Radiology)',
      bio: 'Scans, reads and explains, and knows how to calm a nervous cat.',
      photo: '/art/people/staff-2.svg',
    },
    {
      id: 'staff-3',
      name: 'Kavita Joshi',
      role: 'Microbiology',
      qualification: 'MSc (Microbiology)',
      bio: 'Plates the cultures, reads them each morning and phones the first growth through.',
      photo: '/art/people/staff-3.svg',
    },
    {
      id: 'staff-4',
      name: 'Rakesh Verma',
      role: 'Biochemistry and hormones',
      qualification: 'BSc, DMLT',
      bio: 'Runs the controls before sunrise, so that the first patients need not wait.',
      photo: '/art/people/staff-4.svg',
    },
    {
      id: 'staff-5',
      name: 'Shalini Gupta',
      role: 'Quality and reporting',
      qualification: 'MSc (Biotechnology)',
      bio: 'Keeps the control charts, the rejected samples and the words of each report in order.',
      photo: '/art/people/staff-5.svg',
    },
    {
      id: 'staff-6',
      name: 'Mohit Kumar',
      role: 'Sample collection',
      qualification: 'Diploma in Veterinary Pharmacy and Livestock',
      bio: 'Visits homes and clinics, labels at the bedside and keeps the box cold on the way.',
      photo: '/art/people/staff-6.svg',
    },
  ],
  testimonial: 'clinic-smear',
  mission:
    'To give every animal in our reach a result that its vet can trust, in time to matter, at a price its owner can plan for.',
  quality: [
    {
      title: 'Controls before patients',
      text: 'Samples with known values are run first. When a control is out of line, no patient result leaves until the cause is found.',
    },
    {
      title: 'Two identifiers on every tube',
      text: 'The pet’s name and a second mark must match the form. If they do not, we call the clinic before anything is measured.',
    },
    {
      title: 'Rejections with a reason',
      text: 'Clotted, haemolysed or under-filled tubes are refused in writing, with the way to take the next one right.',
    },
    {
      title: 'A second look at surprises',
      text: 'A result far from what the history suggests is repeated, and a smear or slide is shown to a colleague, before it is signed.',
    },
  ],
});
