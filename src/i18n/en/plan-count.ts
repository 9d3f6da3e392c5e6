export const planCount = {
  /** What a screen reader says before the number. */
  label: 'Your plan: ',
};
