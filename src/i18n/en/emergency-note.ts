/** What stands around the words of an emergency. */
export const emergencyNote = {
  /** How its region is announced, before whom to call. */
  region: 'Emergency',
  /** Before and after the sign. */
  before: 'if you see ',
  after: '. No test comes first.',
  doNow: 'Do now:',
};
