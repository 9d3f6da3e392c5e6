/** What a test and a plan say of the emergency behind a test. */
export const testEmergency = {
  always: 'Emergency: {sign}',
  ifYouSee: 'Emergency: if you see {sign}',
  phone: 'A vet can reach us day and night at ',
  stop: '.',
};
