export const planLink = {
  add: 'Add to plan',
  on: 'In the plan',
  putOn: '{title} is on the plan: {count} in all',
  takenOff: '{title} is off the plan: {count} in all',
  label: 'Plan',
  yourPlan: 'Your plan ({count})',
};
