/** What the plan says before its data is there. */
export const planStart = {
  unreachable: 'The plan could not be loaded. Your list is kept: please reload the page.',
  loading: 'Loading your plan…',
  damaged:
    'The list that was kept in this browser could not be read, or not all of it. It has been set aside; what could be read is kept.',
  noTests: {
    title: 'No tests yet',
    text: 'Find tests by name or everyday word and add them to your plan, or start from what you see in your pet.',
    findTest: 'Find a test',
    fromSigns: 'Start from signs',
  },
};
