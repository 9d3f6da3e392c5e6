import { packagesSchema } from '#schemas/package.ts';
import { parseData } from '#schemas/parse-data.ts';

/** The three health packs. What each holds is proposed; the prices are fixed. */
export const packages = parseData('src/data/packages.ts', packagesSchema, {
  heading: 'Vet Health Check Packs',
  trustLine: 'Trusted by over 2,000+ pet owners',
  featuredMark: 'MOST POPULAR',
  items: [
    {
      id: 'vital',
      name: 'Vital Package',
      price: 1800,
      icon: 'drop',
      description: 'The basics once a year for a young, healthy pet: blood, liver, kidneys, sugar and urine.',
      theme: 'leaf',
      featured: false,
      features: [
        { code: 'HEM-01', text: 'Complete blood count' },
        { code: 'BIO-08', text: 'Liver function test' },
        { code: 'BIO-13', text: 'Kidney function test' },
        { code: 'BIO-14', text: 'Fasting glucose' },
        { code: 'CLI-01', text: 'Complete urinalysis' },
      ],
      buttonText: 'Book Vital',
      buttonStyle: 'outline',
    },
    {
      id: 'advance',
      name: 'Advance Package',
      price: 2500,
      icon: 'microscope',
      description:
        'For adult pets, and for any that meet ticks: adds a smear read by a pathologist, salts, thyroid and stool.',
      theme: 'haematoxylin',
      featured: true,
      features: [
        { code: 'HEM-02', text: 'Blood count with pathologist’s smear review' },
        { code: 'BIO-08', text: 'Liver function test' },
        { code: 'BIO-13', text: 'Kidney function test' },
        { code: 'BIO-14', text: 'Fasting glucose' },
        { code: 'BIO-34', text: 'Electrolytes: sodium, potassium, chloride' },
        { code: 'HOR-02', text: 'Thyroid: total T4' },
        { code: 'CLI-01', text: 'Complete urinalysis' },
        { code: 'CLI-03', text: 'Stool examination for worms' },
        { code: 'PAR-02', text: 'Blood smear for parasites' },
      ],
      buttonText: 'Book Advance',
      buttonStyle: 'solid',
    },
    {
      id: 'super-advance',
      name: 'Super Advance Package',
      price: 5000,
      icon: 'shield',
      description:
        'For dogs past middle age: everything in Advance, with fats, tick-borne infections, kidney protein and a scan.',
      theme: 'eosin-deep',
      featured: false,
      features: [
        { code: 'HEM-02', text: 'Blood count with pathologist’s smear review' },
        { code: 'BIO-08', text: 'Liver function test' },
        { code: 'BIO-13', text: 'Kidney function test' },
        { code: 'BIO-14', text: 'Fasting glucose' },
        { code: 'BIO-34', text: 'Electrolytes: sodium, potassium, chloride' },
        { code: 'HOR-02', text: 'Thyroid: total T4' },
        { code: 'CLI-01', text: 'Complete urinalysis' },
        { code: 'CLI-03', text: 'Stool examination for worms' },
        { code: 'PAR-02', text: 'Blood smear for parasites' },
        { code: 'BIO-20', text: 'Lipid profile' },
        { code: 'KIT-05', text: 'Tick-borne 4-in-1 test' },
        { code: 'BIO-12', text: 'Urine protein to creatinine ratio' },
        { code: 'RAD-02', text: 'Abdominal ultrasound' },
      ],
      buttonText: 'Book Super Advance',
      buttonStyle: 'outline',
    },
  ],
});
