import { articleNotesSchema } from '#schemas/article-note.ts';
import { parseData } from '#schemas/parse-data.ts';

const source = (title: string, url: string) => ({ title, url });

const msd = source('MSD Veterinary Manual', 'https://www.msdvetmanual.com/');
const eclinpath = (part: 'hematology' | 'chemistry' | 'urinalysis' | 'cytology') =>
  source(`eClinPath, Cornell University: ${part}`, `https://eclinpath.com/${part}/`);
const clotting = source(
  'eClinPath, Cornell University: sample collection for clotting tests',
  'https://eclinpath.com/hemostasis/sample-collection-hem',
);
const cornellCitrate = source(
  'Cornell University, Comparative Coagulation: sampling',
  'https://ahdc.vet.cornell.edu/Sects/Coag/samplingoverview.cfm',
);
const ticksOfIndia = source(
  'Abd Rani and others, 2011: A survey of canine tick-borne diseases in India. Parasites & Vectors 4:141',
  'https://doi.org/10.1186/1756-3305-4-141',
);
const ticksOfNortheast = source(
  'Molecular investigation of vector-borne parasitic infections in dogs in Northeast India, 2019. Parasites & Vectors 12',
  'https://parasitesandvectors.biomedcentral.com/articles/10.1186/s13071-019-3389-8',
);
const iris = source(
  'International Renal Interest Society: staging of kidney disease',
  'http://www.iris-kidney.com/',
);
const texas = source(
  'Texas A&M Gastrointestinal Laboratory: sample requirements',
  'https://vetmed.tamu.edu/gilab/service/sample-requirements',
);
const georgia = source(
  'University of Georgia: clinical pathology, tubes and samples',
  'http://vet.uga.edu/dlab/user_guide/clinical_pathology_and_cytology',
);
const sleepingBreaths = source(
  "Scansen, 2017: Home respiratory rate monitoring in dogs and cats. Clinician's Brief",
  'https://www.cliniciansbrief.com/article/home-respiratory-rate-monitoring-dogs-cats',
);
const diabetes = source(
  'AAHA Diabetes Management Guidelines for Dogs and Cats, 2018',
  'https://doi.org/10.5326/JAAHA-MS-6822',
);
const cushing = source(
  'ACVIM consensus statement: Diagnosis of spontaneous canine hyperadrenocorticism, 2013',
  'https://doi.org/10.1111/jvim.12192',
);
const leptospirosis = source(
  'ACVIM consensus statement on leptospirosis in dogs, 2023',
  'https://pmc.ncbi.nlm.nih.gov/articles/PMC10658540',
);
const parvo = source(
  'Parvoviral enteritis: assays and their performance, 2013 (chapter, table 14-3)',
  'https://pmc.ncbi.nlm.nih.gov/articles/PMC7152455/table/t0020',
);
const lumps = source(
  'Ettinger: A practical approach to lumps and bumps. WSAVA Congress, 2017',
  'https://www.vin.com/apputil/content/defaultadv1.aspx?pId=20539&id=8506184',
);
const itch = source(
  'ICADA: Canine atopic dermatitis, guidelines for diagnosis, 2015. BMC Veterinary Research 11:196',
  'https://bmcvetres.biomedcentral.com/articles/10.1186/s12917-015-0515-5',
);
const lungs = source(
  'Point-of-care lung ultrasound in small animal emergency medicine, 2025. Animals 15:106',
  'https://doi.org/10.3390/ani15010106',
);
const chest = source(
  'Usefulness of chest ultrasonography in small animals, 2020. Frontiers in Veterinary Science 7',
  'https://www.frontiersin.org/articles/10.3389/fvets.2020.616882/full',
);
const thyroid = source(
  'AAHA Endocrinopathies Guidelines, 2023: feline hyperthyroidism',
  'https://www.aaha.org/aaha-guidelines/2023-aaha-selected-endocrinopathies-of-dogs-and-cats-guidelines/feline-hyperthyroidism/categorical-approach-to-diagnosis-based-on-clinical-presentation/',
);
const worms = source(
  'Companion Animal Parasite Council: primary guidelines',
  'https://www.dvm360.com/view/capc-primary-guidelines',
);
const swallowed = source(
  'Veterinary Specialty Center: gastrointestinal and esophageal foreign bodies',
  'https://www.vetspecialty.com/gastrointestinal-and-esophageal-foreign-bodies/',
);
const dipstick = source(
  'Dipstick measurements of urine specific gravity are unreliable, 2001. Archives of Disease in Childhood 85:155',
  'http://adc.bmj.com/content/85/2/155',
);
const lookedUpOn = '2026-11-28';

/**
 * Sources and tests of the laboratory's own articles, by their slugs. A review is written down when somebody of the
 * laboratory has read the article, and not before (docs/before-launch.md).
 */
export const articleNotes = parseData('src/data/article-notes.ts', articleNotesSchema, [
  {
    slug: 'a-lump-and-the-needle-test',
    sources: [lumps, eclinpath('cytology')],
    lookedUpOn,
    tests: ['CYT-03', 'CYT-05', 'CYT-02'],
  },
  {
    slug: 'a-swallowed-object-and-the-endoscope',
    sources: [swallowed, msd],
    lookedUpOn,
    tests: ['RAD-01', 'END-05', 'RAD-02'],
  },
  {
    slug: 'a-yearly-check-for-the-older-dog',
    sources: [iris, texas, eclinpath('chemistry')],
    lookedUpOn,
    tests: ['PAN-07', 'PAN-08', 'BIO-15', 'BIO-38'],
  },
  {
    slug: 'blood-tests-before-surgery',
    sources: [clotting, eclinpath('hematology')],
    lookedUpOn,
    tests: ['PAN-01', 'PAN-02', 'HEM-13', 'HEM-14', 'SER-11'],
  },
  {
    slug: 'diabetes-one-glucose-is-not-enough',
    sources: [diabetes],
    lookedUpOn,
    tests: ['BIO-15', 'BIO-16', 'BIO-17', 'CLI-01'],
  },
  {
    slug: 'fasting-before-a-blood-test',
    sources: [texas, msd, diabetes],
    lookedUpOn,
    tests: ['BIO-20', 'BIO-07', 'PAN-07'],
  },
  {
    slug: 'how-to-collect-a-urine-sample-at-home',
    sources: [eclinpath('urinalysis')],
    lookedUpOn,
    tests: ['CLI-01', 'BIO-12', 'MIC-02', 'HOR-18'],
  },
  {
    slug: 'how-to-read-a-complete-blood-count',
    sources: [eclinpath('hematology')],
    lookedUpOn,
    tests: ['HEM-01', 'HEM-02', 'HEM-10'],
    forClinics: true,
  },
  {
    slug: 'itching-scrape-tape-or-culture',
    sources: [itch],
    lookedUpOn,
    tests: ['PAN-06', 'PAR-04', 'MIC-09', 'MIC-06'],
  },
  {
    slug: 'kidney-numbers-and-the-urine-beside-them',
    sources: [iris, eclinpath('urinalysis')],
    lookedUpOn,
    tests: ['BIO-13', 'CLI-01', 'BIO-12', 'SPL-02'],
  },
  {
    slug: 'leptospirosis-after-the-floods',
    sources: [leptospirosis],
    lookedUpOn,
    tests: ['KIT-07', 'SER-04', 'BIO-13', 'BIO-08'],
  },
  {
    slug: 'parvovirus-when-to-test-a-puppy',
    sources: [parvo, msd],
    lookedUpOn,
    tests: ['KIT-01', 'KIT-03', 'HEM-01', 'KIT-08'],
  },
  {
    slug: 'preparing-for-an-abdominal-ultrasound',
    sources: [msd],
    lookedUpOn,
    tests: ['RAD-02'],
  },
  {
    slug: 'tick-fever-smear-antibody-or-pcr',
    sources: [ticksOfIndia, ticksOfNortheast],
    lookedUpOn,
    tests: ['PAN-05', 'SPL-03', 'KIT-05', 'PAR-02'],
  },
  {
    slug: 'ticks-and-the-rainy-season',
    sources: [ticksOfIndia, ticksOfNortheast],
    lookedUpOn,
    tests: ['PAN-05', 'HEM-01', 'SPL-03'],
  },
  {
    slug: 'what-a-urine-dipstick-cannot-tell',
    sources: [dipstick, eclinpath('urinalysis')],
    lookedUpOn,
    tests: ['CLI-01', 'BIO-12', 'MIC-02', 'BIO-37'],
  },
  {
    slug: 'what-an-echocardiogram-shows',
    sources: [sleepingBreaths],
    lookedUpOn,
    tests: ['RAD-04', 'SER-11', 'RAD-01'],
  },
  {
    slug: 'what-liver-enzymes-do-and-do-not-say',
    sources: [eclinpath('chemistry'), texas],
    lookedUpOn,
    tests: ['BIO-08', 'BIO-07', 'RAD-02'],
  },
  {
    slug: 'when-to-test-thyroid-in-an-old-cat',
    sources: [thyroid],
    lookedUpOn,
    tests: ['HOR-02', 'HOR-03', 'BIO-13', 'CLI-01'],
  },
  {
    slug: 'which-tube-for-which-test',
    sources: [georgia, clotting],
    lookedUpOn,
    tests: ['HEM-01', 'BIO-13', 'HEM-13', 'BIO-15'],
    forClinics: true,
  },
  {
    slug: 'why-a-citrate-tube-must-be-filled-to-the-line',
    sources: [clotting, cornellCitrate],
    lookedUpOn,
    tests: ['HEM-13', 'HEM-14', 'PAN-02'],
    forClinics: true,
  },
  {
    slug: 'why-cushings-takes-more-than-one-test',
    sources: [cushing],
    lookedUpOn,
    tests: ['HOR-18', 'HOR-16', 'HOR-15', 'HOR-17'],
  },
  {
    slug: 'worms-and-the-stool-test',
    sources: [worms],
    lookedUpOn,
    tests: ['CLI-03', 'KIT-12', 'PAR-03'],
  },
  {
    slug: 'x-ray-or-ultrasound-which-first',
    sources: [lungs, chest],
    lookedUpOn,
    tests: ['RAD-01', 'RAD-02', 'RAD-03'],
  },
]);
