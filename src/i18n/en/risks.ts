/** What only rows of vitamins say. */
export const risks = {
  High: 'High deficiency risk',
  Medium: 'Medium deficiency risk',
  Low: 'Low deficiency risk',
};
