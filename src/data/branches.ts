import { site } from '#config/site.ts';
import { type Branch, branchesSchema } from '#schemas/branch.ts';
import { parseData } from '#schemas/parse-data.ts';

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const workDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

// Until each location's own number is known, Call Now reaches the central line.
const phone = site.phone;

type Accepted = Branch['accepts'][number];

const collected: Accepted[] = [
  {
    words: 'Blood in EDTA, plain and fluoride tubes',
    specimens: ['Whole Blood (EDTA)', 'Serum (Plain)', 'Fluoride'],
  },
  { words: 'Urine and stool in clean cups', specimens: ['Urine', 'Stool'] },
  { words: 'Swabs in transport medium', specimens: ['Sterile Swab'] },
  {
    words: 'Slides and scrapings, hair, stones, and tissue in 10% formalin',
    specimens: ['Slide Smear', 'Skin Scraping', 'Hair and Scale', 'Stone', 'Tissue (10% Formalin)'],
  },
];
const sterile: Accepted = {
  words: 'Blood culture bottles and sterile fluids',
  specimens: ['Blood Culture Bottle', 'Sterile C/S Bottle', 'Body Fluid (EDTA)'],
};

/** The locations, the main laboratory first. Streets, hours and numbers stand in for real ones: see docs/before-launch.md. */
export const branches = parseData('src/data/branches.ts', branchesSchema, [
  {
    id: 'vivek-vihar',
    name: 'Vivek Vihar',
    address: site.address.street,
    city: 'Delhi',
    district: 'Shahdara',
    region: 'Delhi',
    pincode: site.address.postalCode,
    type: 'Main Branch',
    color: 'haematoxylin',
    hours: [{ label: 'Every day, 24 hours', days: [...everyDay], opens: '00:00', closes: '23:59' }],
    accepts: [
      ...collected,
      { words: 'Clotting samples in citrate tubes', specimens: ['Sodium Citrate'] },
      sterile,
      { words: 'Pets for X-ray, ultrasound and endoscopy, by appointment' },
    ],
    examines: true,
    note: 'Routine hematology, clotting tests and biochemistry run day and night. Advanced hematology is Monday to Friday, 7 am to 5 pm.',
    phone,
    directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
      `${site.address.street}, ${site.address.city} ${site.address.postalCode}`,
    )}`,
  },
  {
    id: 'model-town',
    name: 'Model Town',
    address: '22, Block D, Model Town Phase II',
    city: 'Delhi',
    district: 'North Delhi',
    region: 'Delhi',
    pincode: '110009',
    type: 'Branch',
    color: 'eosin-deep',
    hours: [
      { label: 'Monday to Saturday, 8 am to 8 pm', days: [...workDays], opens: '08:00', closes: '20:00' },
      { label: 'Sunday, 9 am to 2 pm', days: ['Sunday'], opens: '09:00', closes: '14:00' },
    ],
    accepts: [
      ...collected,
      { words: 'Clotting samples in citrate tubes', specimens: ['Sodium Citrate'] },
      sterile,
    ],
    note: 'Samples leave for the main laboratory every three hours. A citrate tube has to leave within 3 hours of the draw.',
    phone,
  },
  {
    id: 'baraut',
    name: 'Baraut',
    address: '8, Delhi Saharanpur Road, near the bus stand',
    city: 'Baraut',
    district: 'Baghpat',
    region: 'Uttar Pradesh',
    pincode: '250611',
    type: 'Branch',
    color: 'leaf',
    hours: [
      { label: 'Monday to Saturday, 9 am to 7 pm', days: [...workDays], opens: '09:00', closes: '19:00' },
      { label: 'Sunday, 9 am to 1 pm', days: ['Sunday'], opens: '09:00', closes: '13:00' },
    ],
    accepts: [...collected, sterile],
    spinsAfterCall: ['Sodium Citrate', 'Whole Blood (EDTA)', 'Serum (Plain)'],
    note: 'Samples travel to Delhi twice a day in a cold box. For clotting tests, and for hormones that travel as frozen plasma or serum, call first, so that the sample can be spun and frozen here.',
    phone,
  },
  {
    id: 'shamli',
    name: 'Shamli',
    address: '5, Kairana Road, near the clock tower',
    city: 'Shamli',
    district: 'Shamli',
    region: 'Uttar Pradesh',
    pincode: '247776',
    type: 'Collection Center',
    color: 'marigold',
    hours: [
      { label: 'Monday to Saturday, 9 am to 6 pm', days: [...workDays], opens: '09:00', closes: '18:00' },
    ],
    accepts: collected,
    note: 'The cold box leaves at 1 pm and 6 pm. Clotting tests cannot be taken here, because the tube must be on the bench within about 4 hours.',
    phone,
  },
  {
    id: 'saharanpur',
    name: 'Saharanpur',
    address: '17, Court Road, opposite the district court',
    city: 'Saharanpur',
    district: 'Saharanpur',
    region: 'Uttar Pradesh',
    pincode: '247001',
    type: 'Collection Center',
    color: 'vermilion',
    hours: [
      { label: 'Monday to Saturday, 9 am to 6 pm', days: [...workDays], opens: '09:00', closes: '18:00' },
    ],
    accepts: collected,
    note: 'The cold box leaves at 12 noon and 5 pm and is in Delhi the same night. Clotting tests cannot be taken here.',
    phone,
  },
  {
    id: 'gauripur',
    name: 'Gauripur',
    address: 'Gauripur Mod, Delhi Saharanpur Road',
    city: 'Gauripur',
    district: 'Baghpat',
    region: 'Uttar Pradesh',
    pincode: '250609',
    type: 'Collection Center',
    color: 'eosin-deep',
    hours: [
      { label: 'Monday to Saturday, 9 am to 5 pm', days: [...workDays], opens: '09:00', closes: '17:00' },
    ],
    accepts: collected,
    note: 'The cold box leaves at 1 pm and 5 pm. Clotting tests cannot be taken here.',
    phone,
  },
]);
