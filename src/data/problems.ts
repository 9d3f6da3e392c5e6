import { parseData } from '#schemas/parse-data.ts';
import { problemsSchema } from '#schemas/problem.ts';

/** Signs to first tests, to talk over with a vet; never a diagnosis. */
export const problems = parseData('src/data/problems.ts', problemsSchema, {
  redFlags: [
    { id: 'breathing', text: 'hard breathing' },
    { id: 'collapse', text: 'collapse' },
    { id: 'bleeding', text: 'bleeding that does not stop' },
    { id: 'belly', text: 'a swollen, tight belly' },
    { id: 'no-urine', text: 'a cat, above all a male, that strains and passes no urine' },
    { id: 'fits', text: 'fits that last over 5 minutes' },
    { id: 'poison', text: 'poison that was eaten or touched' },
    { id: 'swallowed', text: 'a swallowed battery or sharp object' },
  ],
  callNow: 'Call the nearest emergency vet now',
  caution:
    'These are first tests to talk over with your vet. They do not say what your pet has: only an examination and the results together can do that.',
  items: [
    {
      slug: 'fever-and-ticks',
      sign: 'Fever with ticks, pale gums',
      plain:
        'The first tests count the blood cells and platelets, look for parasites in them and for antibodies against a tick-borne infection. A clear smear alone does not settle it.',
      flags: ['collapse', 'bleeding', 'breathing'],
      first: [{ code: 'PAN-05' }],
      next: [{ code: 'SPL-03', when: 'to find early and mixed infections' }, { code: 'HEM-12' }],
    },
    {
      slug: 'bloody-diarrhoea-in-a-puppy',
      sign: 'Bloody diarrhoea in a puppy',
      plain:
        'A kit looks for parvovirus in a little stool within minutes, and a blood count shows how the body copes. Keep the puppy away from other dogs until the answer is known.',
      flags: ['collapse', 'swallowed', 'poison'],
      first: [{ code: 'KIT-01' }, { code: 'HEM-01' }],
      next: [{ code: 'KIT-03' }, { code: 'CLI-03' }],
    },
    {
      slug: 'long-lasting-diarrhoea',
      sign: 'Long-lasting diarrhoea, weight loss',
      plain:
        'Stool is looked through for worms and other parasites, and two vitamins show how well the gut takes up food.',
      flags: ['collapse', 'belly'],
      first: [{ code: 'CLI-03' }, { code: 'VIT-01' }, { code: 'VIT-02' }],
      next: [{ code: 'MIC-03' }, { code: 'END-03' }],
    },
    {
      slug: 'vomiting',
      sign: 'Vomiting, belly pain',
      plain:
        'Blood shows signs of infection or loss of water, how the kidneys work, and whether the pancreas takes part.',
      flags: ['belly', 'swallowed', 'poison'],
      first: [{ code: 'HEM-01' }, { code: 'BIO-13' }, { code: 'SPL-01' }],
      next: [{ code: 'RAD-02' }, { code: 'END-02' }],
    },
    {
      slug: 'drinks-a-lot',
      sign: 'Drinks and urinates a lot',
      plain: 'Blood sugar, kidney values and the urine itself are looked at first, from one visit.',
      flags: ['collapse', 'no-urine'],
      first: [{ code: 'BIO-14' }, { code: 'BIO-13' }, { code: 'CLI-01' }],
      next: [{ code: 'HOR-16' }, { code: 'BIO-12' }, { code: 'SPL-02' }],
    },
    {
      slug: 'straining-blood-in-urine',
      sign: 'Straining, blood in urine',
      plain:
        'Urine is looked at under the microscope and grown for germs, and a scan shows the bladder. A cat that strains and passes nothing must not wait for any test.',
      flags: ['no-urine', 'belly'],
      first: [{ code: 'CLI-01' }, { code: 'MIC-02' }, { code: 'RAD-02' }],
      next: [{ code: 'CLI-05', when: 'when a stone has come out' }],
    },
    {
      slug: 'yellow-gums',
      sign: 'Yellow gums',
      plain:
        'The first tests look at the liver and its bile, at the red blood cells, and for an infection that people can catch as well.',
      flags: ['collapse', 'breathing', 'poison'],
      first: [{ code: 'BIO-08' }, { code: 'HEM-01' }, { code: 'SER-04' }],
      next: [{ code: 'BIO-07' }, { code: 'HEM-12' }, { code: 'RAD-02' }],
    },
    {
      slug: 'itching',
      sign: 'Itching, hair loss',
      plain: 'Hair, scale and a scraping of the skin are looked at for mites, ringworm, bacteria and yeast.',
      flags: ['breathing'],
      first: [{ code: 'PAN-06' }],
      next: [{ code: 'CYT-02' }, { code: 'HOR-02' }],
    },
    {
      slug: 'sore-ear',
      sign: 'Smelly, sore ear',
      plain: 'A smear shows yeast, bacteria or mites the same day; a culture finds the medicine that works.',
      flags: ['collapse'],
      first: [{ code: 'MIC-09' }, { code: 'MIC-05' }],
      next: [],
    },
    {
      slug: 'lump',
      sign: 'Lump',
      plain:
        'A thin needle takes a few cells out of the lump, often without any anaesthetic, and a pathologist reads them.',
      flags: ['bleeding', 'breathing'],
      first: [{ code: 'CYT-03' }],
      next: [{ code: 'CYT-05' }],
    },
    {
      slug: 'weight-gain-dull-coat',
      sign: 'Gains weight, dull coat (dog)',
      plain: 'Hormones of the thyroid and of the stress glands are measured from one tube of blood.',
      flags: ['collapse', 'belly'],
      first: [{ code: 'PAN-04' }],
      next: [{ code: 'HOR-16' }],
    },
    {
      slug: 'old-cat-losing-weight',
      sign: 'Loses weight but hungry (old cat)',
      plain: 'Thyroid, kidneys and blood sugar are looked at first; fear alone can raise the sugar of a cat.',
      flags: ['breathing', 'no-urine'],
      first: [{ code: 'HOR-02' }, { code: 'BIO-13' }, { code: 'BIO-14' }],
      next: [{ code: 'BIO-16' }, { code: 'RAD-02' }],
    },
    {
      slug: 'cough',
      sign: 'Cough, tires easily',
      plain: 'An X-ray shows the chest, and a blood value shows how hard the heart is stretched.',
      flags: ['breathing', 'collapse', 'swallowed'],
      first: [{ code: 'RAD-01' }, { code: 'SER-11' }],
      next: [{ code: 'RAD-04' }, { code: 'END-01' }],
    },
    {
      slug: 'limping',
      sign: 'Limping after a fall',
      plain: 'An X-ray in two directions shows bones and joints. Keep the pet still on the way.',
      flags: ['collapse', 'breathing', 'bleeding'],
      first: [{ code: 'RAD-01' }],
      next: [],
    },
    {
      slug: 'sneezing-cat',
      sign: 'Sneezing, sore eyes (cat)',
      plain:
        'A swab is tested for the two common viruses of cat flu, and a drop of blood for two others that weaken a cat.',
      flags: ['breathing'],
      first: [{ code: 'KIT-11' }, { code: 'KIT-09' }],
      next: [],
    },
    {
      slug: 'mating-day',
      sign: 'Mating day in the bitch',
      plain:
        'A hormone from blood and a smear are repeated every two or three days until they agree on the day.',
      flags: ['bleeding'],
      first: [{ code: 'HOR-07' }, { code: 'CYT-01' }],
      next: [{ code: 'HOR-10' }],
    },
    {
      slug: 'before-surgery',
      sign: 'Before surgery',
      plain: 'Blood cells, liver and kidneys are checked, so that the anaesthetic can be planned.',
      flags: ['breathing', 'bleeding'],
      first: [
        { code: 'PAN-01', when: 'for a young, healthy pet' },
        { code: 'PAN-02', when: 'for an older pet or a long operation' },
      ],
      choose: true,
      next: [{ code: 'SER-11', when: 'in breeds with heart trouble' }],
    },
    {
      slug: 'yearly-check',
      sign: 'Yearly check',
      plain: 'One visit looks at blood, liver, kidneys, sugar, fats, salts, thyroid, urine and stool.',
      flags: [],
      first: [{ code: 'PAN-07' }],
      next: [{ code: 'PAN-08', when: 'from 7 years' }],
    },
  ],
});
