/**
 * The words of the plan, under the names of the parts of src/lib/plan and src/islands/Plan that say them. `{name}` is a place
 * for a value: the words travel to the island, so none is a function.
 */
export const plan = {
  /** How names stand in a row. */
  locale: 'en-IN',
  shared: {
    text: 'This plan came with its link and is not kept yet.',
    keep: 'Keep it in place of my own',
    back: 'Back to my own list ({count})',
    add: 'Add its tests to my own',
  },
  unknown: {
    text: 'Not in our price lists any more: {ids}.',
    rest: 'The rest of the plan is below.',
  },
  booking: {
    title: 'Tests',
    tests: '{count} tests',
    remove: 'Remove',
    total: 'Total',
    addAnother: 'Add another test',
    compare: 'Compare with other panels and packs',
  },
  cheaper: {
    take: 'Take {bundles} and save {saving}.',
    takeOnce: 'Take each test once and save {saving}.',
    all: 'All your tests for {total}.',
    allWith: 'All your tests for {total}, with {extras} besides.',
    /** A bundle that costs no less but holds more. */
    same: '{bundles}: the same price, and more in it.',
    sameWith: 'All your tests for {total}, and {extras} besides.',
    /** Beside a bundle that brings a test which is taken fasting. */
    addsFast: 'It asks for a fast, which your own tests do not.',
    only: '{title} (for {animals})',
    change: 'Change the plan',
  },
  /** Heading of what must not be overlooked. */
  notes: 'Please note',
  warnings: {
    warnOfBlood: {
      tooMuch:
        'The tubes take {blood} mL of blood, but one draw from this pet should stay below {limit} mL. {rule} Ask the vet which tests come first.',
      ifUnwell:
        'The tubes take {blood} mL of blood: right for a healthy pet, but {unwell} For this one that is {volume} mL.',
    },
    warnOfSex: { female: 'Not for a female: {titles}.', male: 'Not for a male: {titles}.' },
    warnOfPregnancy: '{titles}: in a pregnant or nursing animal only when its vet asks for it.',
    warnOfSpecies: 'Not run for {animals}: {titles}.',
    warnOfCaveat: '{title}: {words}',
    mainLaboratoryOnly: '{titles}: main laboratory only, never at home or at a branch.',
    warnOfInjections: '{titles}: on different days, each changes the other.',
    warnOfSpoiling: {
      injection: '{spoilt}: on an earlier day than {title}, whose injection changes the result.',
      barium: '{spoilt}: before {title}, whose barium hides what is looked for during the next 24 h.',
      meal: '{spoilt}: on another day than {title}, whose fatty meal fills the stomach.',
    },
    warnOfMedicine:
      '{changed}: changed by the medicine that {title} measures. Ask the vet whether it says anything in this pet.',
    warnOfVisit:
      '{title}: caught at home {days} days after any visit to a vet, so on another day than the tests that need a visit.',
    warnOfAlone: {
      cultures: '{title}: run on bacteria that a culture has grown. Add one of {tests}.',
      readWith: '{title}: only meaningful with {tests} from the same draw. Add what is missing.',
    },
    warnOfFood:
      '{titles}: meant for an empty stomach, which this pet must not have without its vet. Ask whether to take it after food, on another day or not at all.',
    noGel: '{titles}: a plain tube without gel. Gel changes the result, and the sample is refused.',
    pricedFor: '{title}: priced for {pricedFor}.',
    repeated: '{title} comes in {within}: it is run once but paid in each.',
  },
  tubes: {
    title: 'Tubes and containers',
    titleInOrder: 'Tubes and containers, in order of filling',
    blood: 'Blood in all',
    bloodAtMost: 'Blood in all, at most',
    safe: 'of at most {volume} mL in one draw from this pet',
    safeUnwell: ', {volume} mL if it is unwell',
    giveWeight: 'Give species and weight to see how much blood is safe. {rule}',
  },
  describeContainer: {
    cap: '{container}, {cap} cap',
    noGel: 'without gel',
    further: 'more for the same tests',
    clotting: 'for all clotting tests, shared with nothing else',
    'trace-element': 'for zinc and copper only',
    timed: 'one for each time: write it on the tube',
    own: 'its own tube, for {tests} only',
    donor: 'from the donor, labelled apart',
    paediatric: 'paediatric ({size} mL)',
    each: '{amount} each',
  },
  describeDraws: {
    days: 'On {count} days: {volumes}.',
    timed: '{title}: one tube after the other, over {hours} h.',
  },
  preparation: {
    title: 'Before, and after',
    food: 'Food',
    prepare: 'Prepare',
    /** Before the notes on collecting, where they are not translated. */
    vetsInEnglish: 'For the vet who takes the sample, in English:',
    results: 'Results',
    /** After the time. */
    longest: ', with {title} as the longest.',
    fromArrival: 'Times count from when the sample reaches the laboratory.',
    by: 'By {when}:',
    refusedWhen: 'Refused when',
    partly: '{reason} (not reported then: {tests})',
  },
  food: {
    headline: 'Food before the visit: ask the vet first.',
    only: 'Only for {who}: {hours} without food, for {tests}.',
    none: 'No fast is needed.',
    askOfAnaesthesia: '{title}: ask the vet when your pet may last eat and drink, it sleeps during it.',
    tellConditional: {
      notSedated: '{title}: no fast, as no sedation is planned.',
      sedated:
        '{title}: sedation is planned. Only for {who}: {hours} without food; ask until when it may drink.',
      unless:
        '{title}: no fast, unless the vet plans sedation. Then, only for {who}, {hours} without food; ask until when it may drink.',
      notAtHome: '{title}: no fast at home. Ask the vet about food if sedation is planned.',
    },
    withholdSpecies: {
      asleep: 'Do not fast this animal without the vet.',
      awake: 'Do not fast this animal: feed as usual.',
    },
    askOfWater: '{titles}: {words}',
    waterForOthers: 'Before the other tests: {words}',
    ofTest: '{title}: {words}',
  },
  pet: {
    title: 'Pet and visit',
    species: 'Species',
    weight: 'Weight in kg',
    weightFaults: {
      unread: 'Weight not understood. Write it in kg as a number above zero: 4.5, or 0.5 for 500 g.',
      tooHeavy: 'This is more than {most} kg, so it was not taken. Please check the weight and the species.',
    },
    notSaid: 'Not said',
    name: 'Pet’s name',
    branch: 'Branch',
    collected: 'Sample taken on (time in India)',
    time: 'When would you like to come?',
    knownSpecies: {
      Dog: 'Dog',
      Cat: 'Cat',
      Rabbit: 'Rabbit',
      'Guinea pig': 'Guinea pig',
      Goat: 'Goat',
      Sheep: 'Sheep',
      Pig: 'Pig',
      Horse: 'Horse',
      Cattle: 'Cattle',
      Bird: 'Bird',
      Reptile: 'Reptile',
    },
    factLabels: {
      age: 'Age',
      sex: 'Sex',
      state: 'Well or unwell',
      pregnant: 'Pregnant or nursing',
      insulin: 'Diabetic or on insulin',
      sedated: 'Is sedation planned?',
    },
    factWords: {
      age: { young: 'under 4 months', grown: '4 months to 7 years', old: 'over 7 years' },
      sex: { female: 'female', male: 'male' },
      state: { well: 'well', unwell: 'unwell' },
      pregnant: { yes: 'pregnant or nursing', no: 'not pregnant' },
      insulin: { yes: 'diabetic or on insulin', no: 'not on insulin' },
      sedated: { yes: 'to be sedated', no: 'awake' },
    },
  },
  times: { all: 'All reports by', others: 'The other reports by' },
  message: {
    title: 'Ask for it by chat',
    yours: 'Your message',
    edited: 'You have edited the message: later changes of the plan are not in it.',
    anew: 'Write it anew',
    call: 'Call {phone}',
    send: 'Send by chat',
    copy: 'Copy',
    copyLink: 'Copy the plan’s link',
    print: 'Print the collection sheet',
    remark: 'Nothing is ordered or paid here: you agree on the visit in the chat or by phone.',
    copied: { message: 'Message copied', link: 'Link copied' },
    copyRefused: 'Copying is not allowed here. Please mark the text and copy it.',
  },
  /** The sheet of paper that goes with the samples. */
  sheet: {
    title: 'Collection sheet and submission form',
    branch: ', branch {branch}',
    qr: 'QR code of this plan’s address',
    pet: 'Pet',
    owner: 'Owner',
    phone: 'Phone',
    about: 'Breed, age, sex',
    vet: 'Veterinarian',
    history: 'Medicines, history',
    drawn: 'Date and time of the draw',
    drawnBy: 'Drawn by',
    order: 'Fill in this order',
    columns: {
      done: 'Done',
      container: 'Container',
      number: 'Number',
      each: 'Each',
      for: 'For',
      send: 'Send',
    },
    beforeDraw: 'Before and at the draw',
    beforeVisit: 'Before the visit',
    food: 'Food:',
    tests: 'Tests',
    total: 'Total by the price lists',
    note: 'Note:',
    label: 'On every label:',
    /** Ends a sentence. */
    stop: '.',
    /** Where a sheet in another language has notes for the vet. */
    vetsInEnglish: 'How to take and send the samples is for the vet, in English.',
    /** In place of the reasons that spoil a part of the tests: a sheet has no room for them all. */
    partial:
      'late, haemolysed or milky samples and other tubes give some values only: the page on the site says which',
  },
  /** The message itself, read by the laboratory. */
  toPlanMessage: {
    hello: 'Hi, I would like to book these tests.',
    emergency: 'Emergency: {sign}. I am going to a vet now, please call me.',
    more: '- and {count} more',
    total: 'Total: {total}',
    pet: 'Pet: {pet}',
    branch: 'Branch: {branch}',
    sample: 'Sample: {taken}',
    reports: 'Reports by: {reports}',
    when: 'When: {time}',
    plan: 'Plan: {link}',
  },
};
