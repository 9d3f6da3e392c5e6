import { fasting } from './fasting.ts';

/** What owners read on the page of a test, and price lists, packs and signs with it. `{name}` is a place for a value. */
export const testPage = {
  ...fasting,
  /** Title and description of the page, as much as a search result shows. */
  page: {
    withSample: '{name}: price and sample',
    withPreparation: '{name}: price and preparation',
    plain: '{name}: price',
    description: '{name} for {animals} at {laboratory}: {facts}.',
    mammals: 'dogs, cats and other mammals',
    tests: '{count} tests',
    result: 'result: {time}',
  },
  heading: { alsoKnownAs: 'Also known as ', popular: 'Popular' },
  order: {
    book: 'Book Test',
    priceCheckedOn: 'Price checked on ',
  },
  facts: {
    sample: 'Sample',
    food: 'Food',
    result: 'Result',
    withSlowest: 'with the slowest of its tests',
    benchHours: 'Bench hours',
    outOfHours: 'Out of hours by phone arrangement: ',
    outOfHoursUsual: 'As other laboratories do; at night, at weekends and on public holidays call us first: ',
    method: 'Method',
    duration: 'Duration',
    type: 'Type',
    specialty: 'Specialty',
    function: 'Function',
    deficiencyRisk: 'Deficiency risk',
    deficiencyNote: 'How often sick dogs and cats tested for it lack it, not the risk of a healthy pet',
    risks: { High: 'High', Medium: 'Medium', Low: 'Low' },
    where: 'Where',
    mainLaboratoryOnly: 'At the main laboratory only, never at home or at a branch',
    urgency: 'Urgency',
    for: 'For',
    department: 'Department',
  },
  /** What an entry's row of a price list says beyond name, price and sample. */
  row: {
    about: 'About',
    preparation: 'Preparation',
    before: 'Before',
    run: 'Run',
    byPhone: '; out of hours by phone arrangement',
    atMainLaboratory: 'At the main laboratory',
    notice: 'Notice',
  },
  types: { 'GI/Respiratory': 'GI/Respiratory', Urogenital: 'Urogenital' },
  specialties: {
    Gastroenterology: 'Gastroenterology',
    Nephrology: 'Nephrology',
    'Molecular diagnostics': 'Molecular diagnostics',
  },
  scheduleWords: {
    '24/7': '24 hours a day, 7 days a week',
    'weekdays 7-17': 'Monday to Friday, 7 am to 5 pm',
  },
  /** Between two figures of a time of the price lists. */
  timeRange: '$1 to $2',
  volume: { slides: 'slides', swab: 'swab', tube: '{volume} tube' },
  sample: {
    cap: '{container}, {cap} cap',
    noGel: '{container}. No gel.',
    capNote: '{container}. {note}',
    smallPet: 'pet under {kg} kg',
    or: ' or ',
    smallPetOr: '{animals} or pet under {kg} kg',
  },
  minutes: '{count} min',
  toShortFood: { none: 'No fast needed', feedAsUsual: 'Feed as usual', with: '{food}. {condition}' },
  toFoodSentences: {
    none: 'No fast is needed.',
    feedAsUsual: 'Feed your pet as usual.',
    conditional:
      'Feed as usual, unless the vet plans sedation: then {who} goes {hours} without food before it.',
    fast: 'Ask the vet first. Only for {who}: {hours} without food before it.',
  },
  owners: {
    title: 'For pet owners',
    food: 'Food',
    preparation: 'Before you come',
    sample: 'The sample',
    atHome: 'At home',
    caveat: 'Other animals',
    /** After the time of the result. */
    stop: '.',
    result: 'The result',
  },
  /** In place of the vets' half, where that is not translated. */
  vets: { title: 'For veterinarians', inEnglish: 'This part is in English' },
  describeUrgency: {
    soon: '{urgent}: tell us when you book if it cannot wait',
    tooSlow:
      'Too slow for a decision today: the result takes {time}. Send the sample early, and do not wait for it with an ill pet',
  },
  parts: {
    title: 'Includes {count} tests',
    titleOne: 'Includes 1 test',
    oneByOne: 'Booked one by one',
    thisPanel: 'This panel',
    saving: 'You save ({percent}%)',
    compare: 'Compare with other panels and packs',
  },
  included: 'Part of',
  together: 'Often ordered with it',
  readByVet: {
    result: "Every result is read by a veterinarian, together with the pet's signs and history.",
    procedure: "What is seen is read by a veterinarian, together with the pet's signs and history.",
  },
};
