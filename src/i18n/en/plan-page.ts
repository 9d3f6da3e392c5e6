/** What the plan's page says around the island. */
export const planPage = {
  title: 'Your plan: tests, tubes and price',
  description:
    'Put tests together and see which tubes to draw in which order, what to do about food, what it costs and the cheapest way to book it.',
  heading: 'Your plan',
  lead: 'Which tubes, in which order, what to do about food, what it costs. Nothing is ordered or paid here.',
  noScript: {
    before: 'The plan is worked out in your browser and needs script. All tests with their prices stand ',
    link: 'from A to Z',
    after: ', and each has a page that says what to collect.',
  },
};
