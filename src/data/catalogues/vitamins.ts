import { ofImmunoassay, ofOwnRun } from '#data/blood-uses.ts';
import { testWording } from '#data/catalogues/wording.ts';
import type { CatalogueInput } from '#schemas/catalogue.ts';

export const vitamins = {
  kind: 'vitamin',
  id: 'vitamins',
  title: 'Vitamin tests',
  description:
    'Vitamin B12 and folate, which tell of the gut and the pancreas, and vitamin E, which protects muscle and nerve.',
  picture: '/art/departments/vitamins',
  group: 'Specialized',
  turnaround: '3-5 days',
  result: { text: '3-5 days', span: { unit: 'days', from: 3, to: 5 } },
  separatedMl: ofImmunoassay,
  strip: [
    { label: 'Total tests', basis: 'computed', of: 'number of entries' },
    { label: 'Starting price', basis: 'computed', of: 'lowest price' },
    { label: 'Average turnaround', value: '3-5 days', basis: 'stated' },
    { label: 'Accuracy', value: '99.5%', basis: 'claim' },
  ],
  categories: [
    { name: 'Fat-Soluble', chip: 'named' },
    { name: 'Water-Soluble', chip: 'named' },
  ],
  wording: { ...testWording, empty: 'No vitamin tests found' },
  sorts: ['name', 'price', 'popular'],
  showsCount: true,
  notices: [
    'Deficiency risk says how often a deficiency is found in sick dogs and cats tested for it. It is not the risk of a healthy pet.',
  ],
  blocks: [
    {
      heading: 'What these vitamins do',
      items: [
        {
          term: 'Vitamin E',
          text: 'An antioxidant. Pets on complete food rarely lack it; fish-heavy home diets, poor absorption of fat and, in horses, a lack of green forage can cause a deficiency. Light and haemolysis destroy it, so the tube is wrapped in foil and haemolysed serum is refused.',
        },
        {
          term: 'Vitamin B12',
          text: 'Absorbed at the end of the small intestine with help from the pancreas. A low level in a pet with long-lasting diarrhoea or weight loss is a sign of gut or pancreatic disease, of a poor diet or of its breed, and needs replacing.',
        },
        {
          term: 'Folate',
          text: 'Absorbed at the start of the small intestine. Low folate and low B12 together point to disease of the whole small intestine.',
        },
        {
          term: 'Clinical significance',
          text: "Vitamins are read together with the pet's diet, signs and other tests. A normal value does not exclude disease.",
        },
      ],
    },
  ],
  priceRange: { min: 600, max: 3600 },
  pricesCheckedOn: '2026-11-21',
  entries: [
    {
      code: 'VIT-01',
      test: 'Vitamin B12 (Cobalamin)',
      category: 'Water-Soluble',
      sample: 'Serum (Plain)',
      volume: '2 mL',
      price: 1200,
      popular: true,
      description:
        'Low cobalamin is frequent in chronic diarrhoea and exocrine pancreatic insufficiency, and treatment fails until it is replaced. Best read with folate and TLI.',
      deficiencyRisk: 'High',
      function: 'Cofactor for cell division, red cells and nerves',
      species: ['Dog', 'Cat'],
      aliases: ['cobalamin', 'B12', 'cyanocobalamin'],
      note: 'Fasting sample; protect from light. Low in disease of the distal small bowel and in pancreatic insufficiency. Stop supplements 1 to 2 weeks before. TLI is not offered here. Poor diet and breed (Shar-Pei, Border Collie, Giant Schnauzer) lower it too.',
      ownerText:
        'Vitamin B12 is taken up at the end of the small gut with help from the pancreas. Vets check it in pets with long diarrhoea or weight loss. A healthy grown dog or cat comes with an empty stomach, if the vet agrees, and gives a small blood sample.',
      fasting: { need: 'fast', hours: [12, 12], subject: { species: ['Dog', 'Cat'], because: 'the sample' } },
      preparation: 'Ask the vet about stopping vitamin supplements 1 to 2 weeks before.',
      lightSensitive: true,
      seeAlso: ['VIT-02', 'SPL-01'],
    },
    {
      code: 'VIT-02',
      test: 'Folate (Vitamin B9)',
      category: 'Water-Soluble',
      sample: 'Serum (Plain)',
      volume: '2 mL',
      price: 1400,
      description:
        'Low folate points to disease of the proximal small intestine; a high one can go with altered gut flora or pancreatic insufficiency.',
      deficiencyRisk: 'Medium',
      function: 'DNA synthesis and red cell formation',
      species: ['Dog', 'Cat'],
      aliases: ['folic acid', 'B9', 'folates'],
      note: 'Red cells hold folate: haemolysis falsely raises it. Separate at once; unstable at room temperature, chill for up to 48 h, then freeze.',
      ownerText:
        'Folate is a vitamin taken up at the start of the small gut. Together with B12 it shows which part of the gut may be in trouble. A grown dog or cat comes with an empty stomach, if the vet agrees, and gives a small blood sample.',
      fasting: { need: 'fast', hours: [12, 12], subject: { species: ['Dog', 'Cat'], because: 'the sample' } },
      collection: 'Separate the serum at once.',
      stability: 'Chilled up to 48 h, then frozen',
      benchWithin: [
        { of: 'blood for folate', hours: 0, orAs: 'cold serum' },
        { of: 'serum for folate', hours: 48, orAs: 'frozen serum' },
      ],
      rejectedWhen: ['the serum is visibly haemolysed'],
      seeAlso: ['VIT-01'],
    },
    {
      code: 'VIT-03',
      test: 'Vitamin E (Alpha-Tocopherol)',
      category: 'Fat-Soluble',
      sample: 'Serum (Plain)',
      volume: '2 mL',
      price: 1800,
      description:
        'Deficiency is uncommon on complete diets; seen with fish-heavy or home-made diets, fat malabsorption and in horses without green forage.',
      deficiencyRisk: 'Low',
      function: 'Antioxidant that protects muscle, nerve and immune cells',
      species: ['All'],
      aliases: ['tocopherol', 'vit E', 'alpha tocopherol'],
      note: 'Light-proof (foil) and cold. Haemolysis destroys about a third of the vitamin E: haemolysed serum is refused. Measured by HPLC.',
      ownerText:
        'Vitamin E protects muscles and nerves. Pets on complete food rarely lack it. A small blood sample is taken, and the tube is wrapped in foil because light destroys the vitamin.',
      separatedMl: ofOwnRun,
      transport: 'On a cold pack, wrapped in foil',
      rejectedWhen: ['the serum is visibly haemolysed', 'the tube was not protected from light'],
      seeAlso: ['VIT-01'],
    },
  ],
} satisfies CatalogueInput;
