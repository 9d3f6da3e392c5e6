export const faq = {
  title: 'Frequently asked questions',
  lead: 'Which tests, how soon, at home or here, and whether to fast: short answers to what owners ask us most.',
  categories: { Tests: 'Tests', Results: 'Results', Scheduling: 'Scheduling' },
  more: 'Not answered here',
  moreHint:
    'Ask on chat, with your pet’s age and what the vet has asked for. Or look it up: every test has a page with its sample, its preparation and its price.',
  ask: 'Ask on chat',
  allTests: 'All tests',
  contact: 'Contact',
  band: 'Questions owners ask',
  bandBefore: 'Something else? Ask on ',
  bandLink: 'chat or phone',
  bandAfter: '.',
};
