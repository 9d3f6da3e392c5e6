export const legal = {
  updated: (day: string): string => `Last updated ${day}`,
  /** Above the few words that another language has of a text, and the link to the whole; English is the whole. */
  summary: 'This is a summary. What holds is the English text:',
};
