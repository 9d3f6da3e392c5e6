import { fluidKeeps, fluorideKeeps, serumKeeps } from '#data/bench-limits.ts';
import type { CollectionRules, Specimen, SpecimenGroup, SpecimenName } from '#schemas/specimen.ts';

/**
 * What holds for a sample whatever the test; entries of the price lists carry only what differs. How soon it must be on
 * the bench is the longest time that collection rules let it keep; what keeps for weeks has no limit.
 */
export const specimens: { readonly [Name in SpecimenName]: Specimen & { readonly name: Name } } = {
  'Whole Blood (EDTA)': {
    name: 'Whole Blood (EDTA)',
    container: 'K2 or K3 EDTA tube',
    cap: 'lavender',
    shape: 'tube',
    usedFor: 'Cell counts, smears, PCR, blood groups and some hormones as plasma',
    collection:
      'Take the smallest tube that holds the blood (0.5, 1 or 2 mL), fill it to its mark, never under half, and invert it gently 8 to 10 times. Make smears at the draw, not later.',
    ownerText: 'A vet takes a little blood from a vein in the leg or the neck. It takes a minute or two.',
    stability: '24 h at 2 to 8 °C; smears are made at once',
    benchWithin: { of: 'EDTA blood', hours: 24 },
    transport: 'On a cold pack, never frozen',
    rejectedWhen: ['the blood has clotted', 'whole blood was frozen', 'the tube is under half full'],
  },
  'Serum (Plain)': {
    name: 'Serum (Plain)',
    container: 'plain or clot-activator tube',
    cap: 'red',
    capNote: 'A yellow cap means a tube with gel.',
    shape: 'tube',
    usedFor: 'Chemistry, hormones and serology',
    collection:
      'Let the blood clot upright at room temperature for 20 to 30 minutes, spin it for 10 minutes and take the serum off the clot within 2 h, for potassium within 1 h. 2 mL of blood gives about 0.8 to 1 mL of serum.',
    ownerText: 'A vet takes a little blood from a vein in the leg or the neck. It takes a minute or two.',
    stability: '24 h at 2 to 8 °C once off the clot; longer frozen',
    benchWithin: serumKeeps,
    transport: 'On a cold pack',
    rejectedWhen: [],
    rejectedForSome:
      'When visibly haemolysed for potassium, phosphorus, iron, zinc, AST, LDH, bile acids, insulin, folate, vitamin E or pancreatic lipase; when milky for electrolytes, and for lipids after a meal; when unspun for more than 2 h for potassium, phosphorus, LDH or AST',
  },
  'Sodium Citrate': {
    name: 'Sodium Citrate',
    container: '3.2% sodium citrate tube, 9 parts of blood to 1 of citrate',
    cap: 'light blue',
    shape: 'tube',
    usedFor: 'Clotting tests only',
    collection:
      'A clean draw at the first stick, never through a catheter flushed with heparin; fill the tube exactly to its line (1.8 mL of blood, or 0.9 mL in the paediatric one) and invert it gently. With a PCV above 55% ask us first for a tube with less citrate.',
    ownerText: 'A vet takes a little blood from a vein, in one smooth go, so that it does not start to clot.',
    stability: 'About 4 h as blood; then as frozen plasma',
    benchWithin: { of: 'citrate blood', hours: 4, orAs: 'frozen plasma' },
    transport: 'At room temperature, or as frozen plasma',
    rejectedWhen: [
      'the tube is filled more than 10% under or over its line',
      'the blood has clotted',
      'heparin has got into it',
      'the plasma is visibly haemolysed',
      'the plasma is too milky to be read',
    ],
    source:
      'CLSI H21: filled to 90% at least, haematocrit above 55%; Gosselin and Marlar 2019, Semin Thromb Hemost 45:433; eClinPath, hemostasis, sample collection',
  },
  Fluoride: {
    name: 'Fluoride',
    container: 'sodium fluoride tube with oxalate or EDTA',
    cap: 'grey',
    shape: 'tube',
    usedFor: 'Glucose and lactate',
    collection:
      'Take the smallest tube that holds the blood (0.5, 1 or 2 mL), fill it to its mark and invert gently: the fluoride stops the cells from using up the sugar, too much of it bursts them.',
    ownerText: 'A vet takes a little blood from a vein in the leg or the neck. It takes a minute or two.',
    stability: '24 h',
    benchWithin: fluorideKeeps,
    transport: 'On a cold pack',
    rejectedWhen: [],
    rejectedForSome: 'When sent in place of serum for urea, calcium or electrolytes',
  },
  Urine: {
    name: 'Urine',
    container: 'clean, dry, leak-proof cup',
    cap: 'yellow',
    shape: 'cup',
    usedFor: 'Urinalysis and the urine ratios for protein and cortisol',
    collection: 'First urine of the morning, mid-stream, or taken by the vet by cystocentesis.',
    ownerText: 'Your pet passes urine as usual and you catch some in a clean cup, or the vet takes it.',
    stability: '2 h, or 6 h chilled; for the ratios of protein and cortisol 2 days chilled',
    benchWithin: { of: 'urine', hours: 6 },
    transport: 'On a cold pack',
    rejectedWhen: ['the cup has leaked'],
    rejectedForSome: 'When more than 6 h old, for the sediment',
  },
  Stool: {
    name: 'Stool',
    container: 'clean, dry, leak-proof cup',
    cap: 'brown',
    shape: 'cup',
    usedFor: 'Microscopy, occult blood, antigen kits and culture',
    collection: 'A walnut-sized piece, less than 24 hours old, from the top only, without soil or litter.',
    ownerText: 'You pick up a piece of fresh stool. Your pet feels nothing.',
    stability: '24 h in the fridge',
    benchWithin: { of: 'stool', hours: 24 },
    transport: 'On a cold pack',
    rejectedWhen: ['the cup has leaked'],
  },
  Stone: {
    name: 'Stone',
    container: 'dry container, no liquid',
    cap: 'clear',
    shape: 'vial',
    usedFor: 'Stone analysis',
    collection: 'Send the stone dry, in a clean container.',
    ownerText: 'The stone has already been passed or taken out, so nothing more is done to your pet.',
    stability: null,
    transport: 'Dry, at room temperature',
    rejectedWhen: [],
    keptWhen: ['the stone lies in formalin', 'the stone is sent with a tissue'],
  },
  'Sterile C/S Bottle': {
    name: 'Sterile C/S Bottle',
    container: 'sterile screw-cap bottle',
    cap: 'white',
    shape: 'bottle',
    usedFor: 'Urine for culture',
    collection: 'Taken by a vet under sterile conditions; write on the form any antibiotic the pet has had.',
    ownerText: 'The vet takes the sample, so that no germs from outside get into it.',
    stability: '24 to 48 h chilled',
    benchWithin: { of: 'the sterile bottle', hours: 48 },
    transport: 'Chilled',
    rejectedWhen: ['formalin was added'],
  },
  'Sterile Swab': {
    name: 'Sterile Swab',
    container: 'swab in transport medium (Amies or Stuart)',
    cap: null,
    shape: 'swab',
    usedFor: 'Wound, ear, nose, eye and throat',
    collection: 'Keep the swab moist in its medium and write the site on the label.',
    ownerText: 'The vet rubs a soft swab over the spot for a few seconds.',
    stability: '24 to 48 h',
    benchWithin: { of: 'the swab', hours: 48 },
    transport: 'In its medium, at room temperature or cool, never frozen',
    rejectedWhen: ['formalin was added'],
    rejectedForSome: 'For culture, when dry',
  },
  'Blood Culture Bottle': {
    name: 'Blood Culture Bottle',
    container: 'bottle with culture broth',
    cap: null,
    shape: 'broth',
    usedFor: 'Blood culture',
    collection:
      'Prepare the skin as for surgery. Fill this bottle first, before every other tube, and write on the form any antibiotic the pet has had.',
    ownerText: 'A small patch of hair is clipped and cleaned, then a vet takes blood from a vein.',
    stability: '24 to 48 h',
    benchWithin: { of: 'the culture bottle', hours: 48 },
    transport: 'At room temperature, never refrigerated',
    rejectedWhen: ['formalin was added'],
  },
  'Body Fluid (EDTA)': {
    name: 'Body Fluid (EDTA)',
    container: 'K2 or K3 EDTA tube',
    cap: 'lavender',
    shape: 'tube',
    usedFor: 'Cells in fluid from chest, belly, joints or around the brain and spinal cord',
    collection: 'EDTA tube for the cells. We run no culture of fluids: call us first.',
    ownerText:
      'A vet draws a little of the fluid with a thin needle, with pain relief or sedation where needed.',
    stability: '24 h at 2 to 8 °C; smears are made at once',
    benchWithin: fluidKeeps,
    transport: 'On a cold pack, never frozen',
    rejectedWhen: [],
    keptWhen: ['the fluid has clotted, was frozen or comes late'],
  },
  'Skin Scraping': {
    name: 'Skin Scraping',
    container: 'glass slide with mineral oil',
    cap: null,
    shape: 'scraping',
    usedFor: 'Mites',
    collection: 'Scrape several sites with a little mineral oil.',
    ownerText: 'The vet scrapes a few small patches of skin with a blunt blade. It can sting for a moment.',
    stability: null,
    transport: 'Away from formalin',
    rejectedWhen: ['the container is not labelled'],
  },
  'Hair and Scale': {
    name: 'Hair and Scale',
    container: 'dry paper envelope or dry container',
    cap: null,
    shape: 'envelope',
    usedFor: 'Ringworm: microscopy and fungal culture',
    collection: 'Pluck hair and scale from the edge of the lesion and keep them dry.',
    ownerText: 'The vet plucks a few hairs and some loose skin from the edge of the patch.',
    stability: null,
    transport: 'Dry, at room temperature',
    rejectedWhen: ['the envelope is not labelled'],
  },
  'Slide Smear': {
    name: 'Slide Smear',
    container: 'glass slides in a slide box',
    cap: null,
    shape: 'slide',
    usedFor: 'Cells from lumps, skin and the vagina',
    collection: 'Air-dried, unstained slides, labelled on the glass.',
    ownerText: 'The vet takes a few cells and spreads them on glass.',
    stability: 'Weeks, if dry',
    transport: 'Away from formalin: its fumes spoil the stain',
    rejectedWhen: ['the slides were packed wet', 'the slides are not labelled'],
  },
  'Tissue (10% Formalin)': {
    name: 'Tissue (10% Formalin)',
    container: 'wide-neck jar with 10% neutral buffered formalin',
    cap: null,
    shape: 'jar',
    usedFor: 'Biopsies and tumours',
    collection: '10 parts of formalin to 1 part of tissue, in slices up to 1 cm thick.',
    ownerText: 'A vet takes a piece of tissue under local or general anaesthesia.',
    stability: 'Weeks',
    transport: 'At room temperature',
    rejectedWhen: [],
    keptWhen: ['there is not enough formalin', 'the tissue was frozen'],
  },
};

/** Every sample once, as the sample guide shows them; blood as one draw fills it. */
export const specimenGroups: readonly SpecimenGroup[] = [
  { title: 'Blood tubes', specimens: ['Sodium Citrate', 'Serum (Plain)', 'Whole Blood (EDTA)', 'Fluoride'] },
  { title: 'Swabs and cultures', specimens: ['Sterile Swab', 'Sterile C/S Bottle', 'Blood Culture Bottle'] },
  { title: 'Urine, stool and stones', specimens: ['Urine', 'Stool', 'Stone'] },
  {
    title: 'Cells, skin and tissue',
    specimens: [
      'Slide Smear',
      'Body Fluid (EDTA)',
      'Tissue (10% Formalin)',
      'Skin Scraping',
      'Hair and Scale',
    ],
  },
];

/** The rules that hold across tubes and tests. */
export const collectionRules: CollectionRules = {
  orderOfDraw: ['Blood Culture Bottle', 'Sodium Citrate', 'Serum (Plain)', 'Whole Blood (EDTA)', 'Fluoride'],
  orderReason: 'EDTA carried into a serum tube gives a falsely high potassium and a falsely low calcium.',
  sharing: [
    {
      specimen: 'Serum (Plain)',
      volume: 3,
      covers: 'A full chemistry list and two hormones, from about 1.2 mL of serum',
    },
    {
      specimen: 'Whole Blood (EDTA)',
      volume: 2,
      covers: 'Blood count, smear, reticulocytes, Coombs test, a kit and PCR',
    },
  ],
  ownTube:
    'A tube of its own: the clotting tests together, each plasma that is spun at once, zinc and copper together, ionised calcium, and every time point of a timed test.',
  noGel: 'Use a plain tube without gel: gel binds the hormone or the drug, or changes the result.',
  smallPets: {
    underKg: 5,
    rule: 'Use paediatric tubes and half volumes for a pet under 5 kg, but never a half-filled citrate tube: the paediatric one takes 0.9 mL of blood.',
  },
  safeVolume: {
    rule: 'Keep one draw below 10% of the blood in circulation, and take less from a pet that is anaemic or ill.',
    // Half of what a healthy animal may give once in two weeks (1% of body weight: University of Michigan, Guidelines on
    // Blood Collection, where sick and old animals have less blood); the safer reading.
    unwellPart: 0.5,
    unwell: 'A pet that is unwell, anaemic, very young or old gives at most half of that.',
    bloodMlPerKg: { Dog: 85, Cat: 60 },
    // Birds 1% of body weight, reptiles 0.5%: University of Pennsylvania, sample collection; WikiVet. Other mammals: 10%
    // of at least 55 mL/kg (University of Michigan); a rabbit has 56 (MUSC), a guinea pig of 900 g gives 4 mL.
    drawMlPerKg: {
      Dog: 8,
      Cat: 6,
      Rabbit: 5,
      'Guinea pig': 4,
      Goat: 5,
      Sheep: 5,
      Pig: 5,
      Bird: 10,
      Reptile: 5,
    },
  },
  fasting: {
    usual: 'Most tests need no fast, and a fast is only for healthy adult dogs and cats.',
    water: 'Water is always allowed.',
    askOfWater: 'Ask us until when your pet may drink.',
    never: [
      'a horse, pony, donkey, cow, calf, goat, rabbit, guinea pig or bird',
      'a puppy or kitten under 4 months, or a toy breed',
      'a pregnant or nursing animal',
      'a pet with diabetes or on insulin, or with a suspected insulinoma',
      'a cat that has stopped eating',
      'a pet that has fits, collapses, trembles or is weak',
    ],
    instead: 'Feed as usual and ask the vet.',
    source:
      'Merck Veterinary Manual, hyperlipemia of equids and pregnancy toxemia; BSAVA Manual of Rabbit Medicine; AAHA Diabetes Management Guidelines',
    // Proposed: most toy breeds weigh less than 5 kg, and a kitten of 4 months about 2 kg.
    tooSmall: {
      underKg: { Dog: 5, Cat: 2 },
      words: 'Do not fast a pet this small without the vet: it may be young or of a toy breed.',
      feed: 'Feed as usual.',
    },
    told: {
      unwell: 'Ask the vet about food: an unwell pet is fasted only by its own vet.',
      young: 'Do not fast a puppy or kitten under 4 months.',
      feed: 'Feed as usual.',
    },
    withheld: [
      {
        of: 'swallowed object',
        words: 'Give nothing to eat or drink and go to a vet now: this is no fast to plan at home.',
        source: 'Merck Veterinary Manual, gastrointestinal foreign bodies',
      },
      {
        of: 'insulinoma',
        words:
          'Do not withhold food at home: a pet with this suspicion can convulse. Any fast happens in the clinic, with glucose every 30 to 60 min.',
        source: 'Feldman & Nelson, Canine and Feline Endocrinology, beta-cell neoplasia',
      },
      {
        of: 'fits',
        words: 'Ask the vet about food: a pet that has fits is never fasted at home.',
        feed: 'Feed as usual.',
        source: 'IVETF, De Risio 2015, BMC Vet Res 11:148',
      },
      {
        of: 'diabetes',
        words: 'Ask the vet about food: a pet with diabetes or on insulin is never fasted at home.',
        feed: 'Feed and give insulin as usual.',
        source: 'AAHA Diabetes Management Guidelines for Dogs and Cats, 2018 and 2022',
      },
      {
        of: 'liver shunt',
        words:
          'Ask the vet about food: a pet with signs in the brain or a suspected liver shunt is never fasted at home.',
        feed: 'Feed as usual.',
        source: 'Merck Veterinary Manual, portosystemic shunts and hepatic encephalopathy',
      },
      {
        of: 'pregnancy',
        words: 'Do not fast an animal that is or may be pregnant.',
        feed: 'Feed as usual.',
        source: 'Merck Veterinary Manual, pregnancy toxemia',
      },
    ],
  },
  tubes: { edta: [0.5, 1, 2], serum: [1, 2, 4], citrate: [0.9, 1.8], fluoride: [0.5, 1, 2] },
  heparin:
    'No test on our lists takes a tube with heparin (green cap): send serum, or call us before you draw a bird or a reptile.',
  ownerTakes: ['Urine', 'Stool', 'Stone'],
  urineAtHome:
    'Catch the first urine of the morning, mid-stream, in a clean dry container: a ladle helps with a dog, a clean empty tray or non-absorbent litter with a cat. For culture the vet takes the urine straight from the bladder.',
  urineKeeps: {
    usual: 'Bring it within 2 hours, or keep it in the fridge for up to 6.',
    ratio:
      'For a ratio of protein or cortisol alone it keeps for 2 days in the fridge; ask us before you freeze it.',
  },
  stoolAtHome:
    'Take a walnut-sized piece that is less than 24 hours old, from the top only, without soil or litter, and keep it in the fridge.',
  label: 'Pet name, owner name, species, date and time of the draw.',
  labelRefusal:
    'fewer than two identifiers on the container match the form; what cannot be taken again (blood culture, fluid, pus, tissue, stone) is kept while we ask, and run after a signed correction',
  turnaroundStart: 'The time counts from when the sample reaches the laboratory, not from when it is taken.',
};
