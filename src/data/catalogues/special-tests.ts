import { ofLipase, ofProfile } from '#data/blood-uses.ts';
import { testWording } from '#data/catalogues/wording.ts';
import type { CatalogueInput } from '#schemas/catalogue.ts';

export const specialTests = {
  kind: 'specialized',
  id: 'special-tests',
  title: 'Specialized tests',
  description:
    'Pancreatic lipase, SDMA as an early marker of the kidneys, and a PCR panel for tick-borne infections.',
  picture: '/art/departments/special-tests',
  group: 'Specialized',
  turnaround: '24-48h',
  result: { text: '24-48h', span: { unit: 'hours', from: 24, to: 48 } },
  separatedMl: ofLipase,
  strip: [
    { label: 'Total tests', basis: 'computed', of: 'number of entries' },
    { label: 'Starting price', basis: 'computed', of: 'lowest price' },
    { label: 'Turnaround', value: '24-48h', basis: 'stated' },
    { label: 'Accuracy', value: '99.9%', basis: 'claim' },
  ],
  categories: [
    { name: 'Pancreatic', chip: 'named' },
    { name: 'Renal', chip: 'named' },
    { name: 'Vector-borne', chip: 'named' },
  ],
  wording: { ...testWording, empty: 'No specialized tests found', urgent: 'Priority' },
  sorts: ['name', 'price', 'popular'],
  showsCount: true,
  ribbon: 'Premium',
  priceRange: { min: 1000, max: 5000 },
  pricesCheckedOn: '2026-11-21',
  entries: [
    {
      code: 'SPL-01',
      test: 'Pancreatic Lipase Immunoreactivity (cPL / fPL)',
      category: 'Pancreatic',
      sample: 'Serum (Plain)',
      volume: '2 mL',
      price: 2200,
      popular: true,
      urgent: true,
      specialty: 'Gastroenterology',
      description:
        'Measures lipase made only by the pancreas: the most useful single blood test when pancreatitis is suspected in a dog or a cat.',
      species: ['Dog', 'Cat'],
      aliases: ['Spec cPL', 'fPL', 'PLI', 'pancreatitis test'],
      note: 'Fasted, non-haemolysed serum; species-specific assay.',
      ownerText:
        'It measures a digestive substance that comes only from the pancreas, which helps when a pet vomits or has a sore belly. Ask the vet whether a pet that is ill may go without food before, and never fast a cat that does not eat. Your pet gives a small blood sample.',
      fasting: { need: 'fast', hours: [12, 12], subject: { species: ['Dog', 'Cat'], because: 'the sample' } },
      rejectedWhen: ['the serum is visibly haemolysed'],
      seeAlso: ['BIO-26', 'VIT-01'],
    },
    {
      code: 'SPL-02',
      test: 'Symmetric Dimethylarginine (SDMA)',
      category: 'Renal',
      sample: 'Serum (Plain)',
      volume: '2 mL',
      price: 2000,
      popular: true,
      specialty: 'Nephrology',
      description:
        'An early marker of falling kidney filtration, less influenced by muscle mass than creatinine. Read with creatinine, urine specific gravity and UPC.',
      species: ['Dog', 'Cat'],
      aliases: ['SDMA', 'early kidney test', 'early renal marker'],
      note: 'Rises when about 40% of function is lost on average, before creatinine; higher in pups and greyhounds.',
      ownerText:
        'SDMA rises early when the kidneys begin to filter less, often before other kidney values do. It needs a small blood sample and is read together with a urine test.',
      separatedMl: ofProfile(2),
      seeAlso: ['BIO-10', 'CLI-02', 'BIO-12'],
    },
    {
      code: 'SPL-03',
      test: 'Tick-borne Pathogen PCR Panel',
      category: 'Vector-borne',
      sample: 'Whole Blood (EDTA)',
      volume: '2 mL',
      price: 2500,
      popular: true,
      urgent: true,
      specialty: 'Molecular diagnostics',
      description:
        'Detects DNA of Ehrlichia canis, Anaplasma platys, Babesia gibsoni, Babesia vogeli and Hepatozoon canis. Finds early and mixed infections that smears and antibody kits miss.',
      species: ['Dog'],
      aliases: [
        'vector-borne PCR',
        'Ehrlichia PCR',
        'Babesia PCR',
        'Hepatozoon PCR',
        'Anaplasma PCR',
        'tick panel',
      ],
      note: 'EDTA, chilled, before antibiotics; heparin inhibits PCR.',
      ownerText:
        'It searches the blood for the DNA of five tick-borne germs, so it can find an infection in its first days or several at once. Your dog gives a small blood sample, best before any antibiotic is started.',
      usesMl: { amount: 0.5, basis: 'one extraction and a repeat; proposed' },
      collection: 'Before antibiotics, in EDTA, chilled.',
      rejectedWhen: ['the blood came in a heparin tube'],
      seeAlso: ['PAR-02', 'KIT-04'],
    },
  ],
} satisfies CatalogueInput;
