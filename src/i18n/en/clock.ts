/**
 * What the result clock says, under the names of the functions of src/lib/clock. `{name}` is a place for a value: the words
 * travel to islands, so none is a function.
 */
export const clock = {
  /** How names stand in a row. */
  locale: 'en-IN',
  weekdays: {
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
    Sunday: 'Sunday',
  },
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  /** The part of the day from an hour on. */
  dayParts: [
    { from: 0, word: 'am' },
    { from: 12, word: 'pm' },
  ],
  formatTime: {
    hour: '{hour} {part}',
    minutes: '{hour}:{minutes} {part}',
    midnight: '12 midnight',
    noon: '12 noon',
  },
  /** Midnight is told as the night that it ends. */
  formatMoment: { plain: '{weekday} {time}', night: '{weekday} night, {time}' },
  formatDated: {
    plain: '{weekday} {date} {month}, {time}',
    night: '{weekday} night {date} {month}, {time}',
  },
  formatHours: { minutes: '{count} minutes', hours: '{count} hours', hour: '1 hour' },
  toSentence: '{text}.',
  formatConditions: ', if {conditions}',
  formatReport: {
    ready: 'Report by {moment}',
    readyAfter: '{first} by {sooner}, report by {moment}',
    mainLaboratoryOnly: 'Taken at the main laboratory only',
    notTaken: 'Not taken at this branch',
    tooLate: 'Not taken at this hour',
    part: ', without what cannot be taken',
  },
  explainReport: {
    atMainLaboratory: 'Taken at {name}, the main laboratory, {taken}{last}.',
    atBranch:
      'Taken at {name} {taken}{last}; the courier leaves {leaves} and is at the laboratory {arrives}.',
    last: ', the last tube {drawn}',
    longest: 'The longest time is counted, with weekends and public holidays.',
    beyondList: 'Public holidays after {year} are not in it yet.',
  },
  describeCourier: {
    run: '{times}, {days}',
    days: '{first} to {last}',
    text: '{runs}. {hours} to the laboratory.',
  },
  describeClosed:
    '{name} is closed {moment}. It is open {hours}: a sample can be taken there {taken} at the earliest, and the time counts from then.',
  /** After "if". */
  toCondition: {
    call: 'you call {name} first',
    separate: 'the serum is off the clot in time',
    notOf: 'it is not {of}',
    callUs: 'you call us first',
  },
  toDuty: {
    atOnce: '{of} must be separated at once and travel as {orAs}',
    within: '{of} must be on the bench within about {hours}',
    orAs: '{of} must be on the bench within about {hours} or travel as {orAs}',
  },
  /** The forms in which a sample may travel for longer. */
  travelsAs: {
    'frozen serum': 'frozen serum',
    'frozen plasma': 'frozen plasma',
    'frozen urine': 'frozen urine',
    'cold serum': 'cold serum',
    'cold plasma': 'cold plasma',
  },
  toSpinning: {
    plain: 'the {part} is spun there',
    frozen: 'the {part} is spun and frozen there',
    parts: { serum: 'serum', plasma: 'plasma', urine: 'urine' },
  },
  describePlaces: {
    taken: 'It is taken at {places}',
    called: 'at {name} after a call, so that {spinning}',
    not: 'not at {places}',
  },
  toElsewhere: { at: 'Have it taken at {names}', callFirst: '{name} (call first)' },
  orAsk: '{advice}, or ask us.',
  describeDelay: {
    needs: '{rule}, but from {name} at this hour it needs about {hours}.',
    bring: 'Bring it to the main laboratory in {name}, or ask us.',
    takenThere: 'Have it taken there {moment}, bring it to the main laboratory in {name}, or ask us.',
    asCourierLeaves: '{moment}, as the courier leaves',
    untilCourierLeaves: 'from {from} until the courier leaves {leaves}',
  },
  describeTransportLimit: {
    call: 'call {name} before you come, so that {spinning}: {rule}.',
    separate:
      '{rule}. Have your vet take the serum off the clot in time, or {others}, so that it is spun there.',
    separateCall: 'call {name} before you come',
    separateBring: 'bring it to the main laboratory',
    never: 'cannot be taken at {name}. {rule}. {elsewhere}, or ask us.',
  },
  describeStay:
    'the last tube is drawn {hours} after the first, when {name} is closed. Have the first taken there {moment}, bring your pet to the main laboratory in {main}, or ask us.',
  describeExamined: {
    only: 'not done at {name}, only at {places}. Bring your pet there by appointment.',
    main: 'the main laboratory in {name}',
  },
  toObstacles: {
    notTaken: 'cannot be taken at {name}.',
    lastTube: 'The last tube is drawn {hours} after the first, when it is closed.',
  },
  describeClosedBench: {
    text: 'call us before you come: {rules}, but this bench {state} until {opens}.',
    closed: 'is closed',
    countsAsClosed: 'counts as closed',
  },
  warning: '{titles}: {text}',
  parseCollected: {
    empty: 'Say on which day and at what time the sample is taken.',
    tooEarly: 'Choose a time in the last seven days or later.',
    tooLate: 'Choose a time within the next 60 days.',
  },
  form: {
    from: 'Sample taken at',
    at: 'on (time in India)',
    waiting: 'Choose branch and hour to see when the report comes.',
    failed: 'The time cannot be worked out just now. Please reload the page, or call us.',
  },
};

export type ClockWords = typeof clock;
