import { parseData } from '#schemas/parse-data.ts';
import {
  histopathologyStepsSchema,
  histopathologyWorkflowSchema,
  serviceCardOrderSchema,
  serviceSummariesSchema,
  servicesSchema,
  ultrasoundSchema,
} from '#schemas/service.ts';

const file = 'src/data/services.ts';

/** The five services in the order of the showcase. */
export const services = parseData(file, servicesSchema, [
  {
    id: 'hematology',
    order: 1,
    title: 'Hematology',
    description:
      'Blood counts, smears and clotting tests, run at any hour. Analyser figures are checked against a stained smear when they do not fit the pet.',
    image: '/art/departments/hematology',
    homeImage: '/art/posts/blood-tests-before-surgery',
    icon: 'drop',
    color: 'eosin-deep',
    lightColor: 'eosin-deep-light',
    benefits: [
      'Routine counts and clotting tests at any hour',
      'A stained smear read by eye if a count looks odd',
      'Count, smear and reticulocytes from one lavender tube',
      'Most routine results within 2 to 4 hours of arrival',
    ],
    badge: 'Open 24/7',
    bullets: [
      'Automated urinalysis',
      'Red cell distribution width (RDW)',
      'Routine coagulation: prothrombin time (PT) and partial thromboplastin time (PTT)',
      'Leucocyte count: total and differential (TLC and DLC)',
      'Cell counts and differentials on CNS, pleural and ascitic fluids',
    ],
    catalogue: 'hematology',
    learnMore: {
      offered: [
        'Complete blood count, with or without a pathologist’s smear review',
        'Red cell indices, reticulocytes and tests for anaemia',
        'PT, aPTT, fibrinogen and D-dimer',
        'Blood grouping and cross-match before a transfusion',
        'Cell counts on spinal, chest and belly fluid',
      ],
      crucial:
        'Blood changes early. A count can show anaemia, infection, inflammation or a shortage of platelets before the owner sees more than a tired pet, and it tells the vet which question to ask next.',
      promise:
        'We look at a smear when platelets clump or cells look wrong, and we refuse a clotted tube instead of guessing from it.',
      consider: [
        'Fever, pale gums or ticks',
        'Bruises, or bleeding that is slow to stop',
        'Before surgery or a transfusion',
        'A yearly check, and follow-up during treatment',
      ],
    },
    techniques: [
      {
        title: 'Cell counter',
        desc: 'Counts and sizes thousands of cells from a drop of EDTA blood, with settings for each species.',
        icon: 'drop',
        img: '/art/departments/hematology',
      },
      {
        title: 'Stained smear',
        desc: 'A thin film of blood under the microscope shows cell shape, platelet clumps and some parasites.',
        icon: 'slide',
        img: '/art/posts/tick-fever-smear-antibody-or-pcr',
      },
      {
        title: 'Clotting analyser',
        desc: 'Times how long citrate plasma takes to clot. The tube must be filled exactly to its line.',
        icon: 'clock',
        img: '/art/posts/why-a-citrate-tube-must-be-filled-to-the-line',
      },
    ],
  },
  {
    id: 'microbiology',
    order: 2,
    title: 'Microbiology',
    description:
      'Cultures that find the germ, count it and show which antibiotics work against it. Stains give a first answer on the same day.',
    image: '/art/departments/microbiology',
    icon: 'petri-dish',
    color: 'haematoxylin',
    lightColor: 'haematoxylin-light',
    benefits: [
      'The right antibiotic, by measured sensitivity',
      'A Gram stain on the same day, while the culture grows',
      'Bacteria and fungi from ear, skin, wound, urine, stool and blood',
      'A comment that tells infection from normal flora',
    ],
    badge: 'Culture and sensitivity',
    bullets: [
      'Detection and identification of bacteria and fungi',
      'Enumeration and quantification of what grows',
      'Antibiotic sensitivity analysis',
    ],
    catalogue: 'microbiology',
    learnMore: {
      offered: [
        'Blood, urine, stool, wound and swab cultures',
        'Fungal culture for ringworm',
        'Gram and acid-fast stains',
        'Skin and ear smears for bacteria and yeast',
        'Antibiotic sensitivity with blood, urine, wound and swab cultures',
      ],
      crucial:
        'Two infections can look alike and need different medicines. A culture names the germ and shows what stops it, which spares the pet a course that fails and slows the spread of resistance.',
      promise:
        'We plate samples on arrival, report growth step by step, and say openly when a swab shows only the flora that belongs there or when a fungal culture needs weeks.',
      consider: [
        'An ear or skin infection that returns',
        'Straining, blood in the urine or repeated bladder trouble',
        'A wound or abscess that does not heal',
        'Before a second course of antibiotics',
      ],
    },
    techniques: [
      {
        title: 'Culture plates',
        desc: 'The sample is spread on media that feed some germs and hold others back, then kept warm and read daily.',
        icon: 'petri-dish',
        img: '/art/departments/microbiology',
      },
      {
        title: 'Gram and acid-fast stains',
        desc: 'Colour sorts bacteria by their walls on the same day and guides the vet’s first choice of treatment.',
        icon: 'slide',
        img: '/art/departments/microbiology',
      },
      {
        title: 'Sensitivity testing',
        desc: 'The germ grows beside a range of antibiotics; where it cannot grow, the drug is worth discussing.',
        icon: 'shield',
        img: '/art/departments/special-tests',
      },
    ],
  },
  {
    id: 'histopathology',
    order: 3,
    title: 'Histopathology',
    description:
      'Tissue cut thinner than a hair, stained and read by a veterinary pathologist. Lumps, biopsies and needle samples get an answer in words.',
    image: '/art/departments/cytology',
    icon: 'tissue',
    color: 'eosin-deep',
    lightColor: 'eosin-deep-light',
    benefits: [
      'Every slide is read by a veterinary pathologist',
      'Inked margins tell the surgeon whether the edge is free',
      'A report in plain words, with a comment for your vet',
      'Blocks and slides kept for a second opinion',
    ],
    badge: 'Read by a pathologist',
    bullets: [
      'Biopsies and surgical specimens in 10% formalin',
      'Fine needle aspirates and impression smears',
      'Body fluids: pleural, peritoneal, joint and spinal',
      'Vaginal cytology for the day of mating',
    ],
    catalogue: 'cytology',
    learnMore: {
      offered: [
        'Histopathology of a biopsy or a removed lump',
        'Fine needle aspiration cytology',
        'Impression and tape smears of skin',
        'Cytology of chest, belly, joint and spinal fluid',
      ],
      crucial:
        'A lump cannot be judged by touch. The cells show whether it is inflamed, harmless or growing in a dangerous way, and the margins show whether surgery reached far enough.',
      promise: 'A pathologist signs each report, and the words say how certain they are.',
      consider: [
        'A new lump, or an old one that changes',
        'After surgery, for the tissue that was removed',
        'A skin disease that treatment does not settle',
        'Fluid in the chest or belly without a clear cause',
      ],
    },
    techniques: [
      {
        title: 'Haematoxylin and eosin',
        desc: 'Violet nuclei on pink ground: the stain with which nearly every tissue is first read.',
        icon: 'tissue',
        img: '/art/departments/cytology',
      },
      {
        title: 'Special stains',
        desc: 'When the first stain leaves a question, others show fungi, acid-fast bacteria or the granules of mast cells.',
        icon: 'slide',
        img: '/art/departments/microbiology',
      },
      {
        title: 'Margin inking',
        desc: 'The cut edge is inked before sectioning, so that ink under the microscope marks the surgeon’s border.',
        icon: 'shield',
        img: '/art/posts/blood-tests-before-surgery',
      },
      {
        title: 'Needle and imprint cytology',
        desc: 'Single cells, air-dried on a slide. An imprint is read within a day or so, a needle sample in 3 to 5 days.',
        icon: 'microscope',
        img: '/art/posts/a-lump-and-the-needle-test',
      },
    ],
  },
  {
    id: 'radiology',
    order: 4,
    title: 'Radiology',
    description:
      'Digital X-ray and ultrasound with a written report. We tell owners beforehand how to prepare, so that one visit is enough.',
    image: '/art/departments/radiology',
    icon: 'x-ray',
    color: 'haematoxylin',
    lightColor: 'haematoxylin-light',
    benefits: [
      'Two views of each region, since one can hide a finding',
      'Ultrasound of belly and heart in a quiet, dim room',
      'Pictures and report sent to the referring vet',
      'Gentle handling; sedation only if the vet advises it',
    ],
    badge: 'Digital imaging',
    bullets: ['Digital X-ray', 'Ultrasound'],
    catalogue: 'radiology',
    learnMore: {
      offered: [
        'Digital X-ray of a region in two views',
        'Abdominal ultrasound, pregnancy scans included',
        'Barium contrast studies',
        'Echocardiography with Doppler',
      ],
      crucial:
        'Bones, lungs and swallowed metal show on an X-ray; soft organs, fluid and a beating heart show on ultrasound. The right picture often spares a pet an exploratory operation.',
      promise:
        'We say which picture answers the question first, keep the pet calm, and send a report that the referring vet can act on.',
      consider: [
        'Limping, a fall or a road accident',
        'Vomiting, a swollen belly or a swallowed object',
        'Cough or tiredness on walks',
        'Pregnancy, or straining to pass urine',
      ],
    },
    techniques: [
      {
        title: 'Digital X-ray',
        desc: 'A flat detector shows the film within seconds, at a dose kept as low as the picture allows.',
        icon: 'x-ray',
        img: '/art/departments/radiology',
      },
      {
        title: 'Ultrasound',
        desc: 'Sound, not radiation: organs move on the screen while the probe rests on clipped skin.',
        icon: 'ultrasound',
        img: '/art/posts/preparing-for-an-abdominal-ultrasound',
      },
      {
        title: 'Contrast study',
        desc: 'Barium outlines the gut on films taken over hours. It is not given when a tear is suspected.',
        icon: 'clock',
        img: '/art/posts/x-ray-or-ultrasound-which-first',
      },
    ],
  },
  {
    id: 'biochemistry',
    order: 5,
    title: 'Biochemistry',
    description:
      'What serum says about liver, kidneys, sugar and salts. Single tests and profiles at any hour, from one small tube.',
    image: '/art/departments/biochemistry',
    icon: 'cuvette',
    color: 'leaf',
    lightColor: 'leaf-light',
    benefits: [
      'Liver, kidney, sugar, fat and salt tests at any hour',
      'A full list of tests from one 3 mL plain tube',
      'Haemolysed or milky serum named, or refused where it misleads',
      'Most results within 4 to 6 hours of arrival',
    ],
    badge: 'Fasting optional',
    bullets: [
      'Liver enzymes',
      'Kidney function',
      'Specific enzymes or proteins',
      'Specialized tests by clinical indication',
    ],
    catalogue: 'biochemistry',
    learnMore: {
      offered: [
        'Liver and kidney function profiles',
        'Glucose, fructosamine and glucose curves',
        'Cholesterol, triglycerides and lipid profile',
        'Electrolytes, calcium and other minerals',
        'Proteins, enzymes and tests asked for by the vet',
      ],
      crucial:
        'Organs can lose much of their reserve before a pet looks ill. Chemistry shows which organ is under strain and, repeated over time, whether treatment helps.',
      promise:
        'Serum is checked for haemolysis, fat and bilirubin before it is measured, and controls run before patients. A result that does not fit is repeated before it leaves.',
      consider: [
        'Vomiting, yellow gums or a poor appetite',
        'Drinking and passing more water than before',
        'Before an anaesthetic, above all in older pets',
        'During treatment with medicines that strain liver or kidneys',
      ],
    },
    techniques: [
      {
        title: 'Photometry',
        desc: 'A reagent turns the answer into a colour, and the analyser measures how deep the colour is.',
        icon: 'cuvette',
        img: '/art/departments/biochemistry',
      },
      {
        title: 'Ion-selective electrodes',
        desc: 'Sodium, potassium and chloride are read by electrodes that answer to one ion each.',
        icon: 'tube',
        img: '/art/posts/which-tube-for-which-test',
      },
      {
        title: 'Daily controls',
        desc: 'Samples with known values run first; patients follow only when the controls are right.',
        icon: 'shield',
        img: '/art/posts/what-liver-enzymes-do-and-do-not-say',
      },
    ],
  },
]);

/** Order of the five alternating cards on the services page. */
export const serviceCardOrder = parseData(file, serviceCardOrderSchema, [
  'microbiology',
  'histopathology',
  'radiology',
  'hematology',
  'biochemistry',
]);

/** The three summary cards of the services page. */
export const serviceSummaries = parseData(file, serviceSummariesSchema, [
  {
    service: 'microbiology',
    badge: 'NEW',
    showsLowestPrice: true,
    lines: [{ label: 'Turnaround', value: '2-5 days' }],
  },
  {
    service: 'hematology',
    badge: null,
    showsLowestPrice: false,
    lines: [
      { label: 'Routine and coagulation', value: '24 hours a day, 7 days a week' },
      { label: 'Advanced', value: 'Monday to Friday, 7 am to 5 pm' },
    ],
  },
  {
    service: 'biochemistry',
    badge: null,
    showsLowestPrice: false,
    lines: [
      { label: 'Hours', value: '24 hours a day, 7 days a week' },
      { label: 'Fasting', value: 'Optional; 12 hours for fats and bile acids' },
    ],
  },
]);

/** The way of a biopsy as an owner would tell it, in seven steps. */
export const histopathologySteps = parseData(file, histopathologyStepsSchema, [
  {
    title: 'Sample Collection',
    text: 'The vet takes the tissue and puts it into ten times its volume of 10% formalin, with the site written on the jar.',
  },
  {
    title: 'Processing and Embedding',
    text: 'Alcohol draws the water out, wax takes its place, and the piece is set in a small block.',
  },
  {
    title: 'Sectioning',
    text: 'A microtome cuts slices a few thousandths of a millimetre thick and floats them onto glass.',
  },
  {
    title: 'Staining',
    text: 'Haematoxylin colours the nuclei violet, eosin colours the rest pink.',
  },
  {
    title: 'Microscopic Examination',
    text: 'A veterinary pathologist reads the whole slide, first at low power and then cell by cell.',
  },
  {
    title: 'Diagnostic Interpretation',
    text: 'What is seen is weighed with the pet’s age, breed, history and the site of the lump.',
  },
  {
    title: 'Reporting',
    text: 'A signed report goes to the vet, usually in 3 to 5 days; bone takes longer because it must be softened first.',
  },
]);

/** The same way as the bench works, in eight steps. */
export const histopathologyWorkflow = parseData(file, histopathologyWorkflowSchema, [
  {
    title: 'Accession',
    text: 'Jar and form are matched by two identifiers, and the case gets its number.',
  },
  {
    title: 'Fixation check',
    text: 'The volume of formalin and the thickness of the tissue are checked; a thick piece is opened so that it fixes through.',
  },
  {
    title: 'Grossing',
    text: 'The specimen is measured and described, its margins are inked and the right slices are chosen.',
  },
  {
    title: 'Processing',
    text: 'Alcohol, a clearing agent and warm wax follow each other overnight.',
  },
  {
    title: 'Embedding',
    text: 'Each slice is turned so that the cut will show the surface that matters, and set in a block.',
  },
  {
    title: 'Sectioning',
    text: 'The microtome cuts ribbons of a few micrometres, which are mounted on labelled slides.',
  },
  {
    title: 'Staining',
    text: 'Haematoxylin and eosin first; special stains when the pathologist asks for them.',
  },
  {
    title: 'Reading and sign-out',
    text: 'The pathologist reads the slides, writes the report and signs it; block and slides go to the archive.',
  },
]);

/** The ultrasound section. */
export const ultrasound = parseData(file, ultrasoundSchema, {
  title: 'Ultrasound, without hurry',
  description:
    'A scan uses sound and no radiation. The pet lies on a soft table, the fur is clipped where the probe rests, and most pets need no sedation.',
  scans: [
    {
      code: 'RAD-02',
      title: 'Abdominal ultrasound',
      text: 'Liver, spleen, kidneys, bladder, gut and womb, and the heartbeats of puppies and kittens.',
      preparation:
        'For a healthy adult dog or cat only: no food for 8 to 12 hours, water as usual, and no walk to pass urine in the last 2 to 3 hours, unless the pet strains or passes little: a cat that passes no urine is an emergency. No fast for a pregnancy scan.',
    },
    {
      code: 'RAD-04',
      title: 'Echocardiography',
      text: 'The heart’s chambers and valves in motion, with the flow of blood through them.',
      preparation:
        'No fast unless sedation is planned. Bring the list of medicines, an ECG if there is one, and earlier reports.',
    },
  ],
});
