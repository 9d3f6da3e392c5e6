export const problems = {
  title: 'Tests by problem',
  description:
    'From what you see in your dog or cat to the first tests to talk over with a vet: prices, tubes and when not to wait.',
  lead: 'From what you see to the first tests to talk over with your vet.',
  allTests: 'All tests',
  byProblem: 'By problem',
  pageTitle: (sign: string): string => `${sign}: first tests`,
  pageDescription: (sign: string): string =>
    `${sign}: when to call a vet at once, and the first tests to talk over, with prices and tubes.`,
  signs: 'What do you see?',
  or: ' or ',
  first: 'First tests',
  oneOfThese: 'First tests: one of these',
  together: 'Together',
  planOne: 'Put it on a plan: tubes, order, food',
  planAll: 'Put them on a plan: tubes, order, food',
  next: 'What may follow',
  nextHint: 'Your vet decides when the first results are there.',
  alsoForThese: 'So also for any of these:',
  anyOfThese: 'if you see any of these. No test comes first.',
  onTheWay:
    'The laboratory cannot treat your pet. While you are on the way, a vet can reach us day and night at ',
  onTheWayAfter: '.',
  noSample: '{duration}, no sample',
  result: 'Result: {time}',
};
