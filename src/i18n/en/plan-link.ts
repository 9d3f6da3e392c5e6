export const planLink = {
  add: 'Add to plan',
  on: 'In the plan',
  putOn: '{title} is on the plan: {count} in all',
  full: 'The plan is full with {count}: {title} was not added',
  takenOff: '{title} is off the plan: {count} in all',
  label: 'Plan',
  yourPlan: 'Your plan ({count})',
};
