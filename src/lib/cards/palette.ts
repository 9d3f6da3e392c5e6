/** Colours of `src/styles/tokens.css` as the rasteriser reads them. */
export const palette = {
  paper: '#fdfaf4',
  ink: '#241930',
  inkSoft: '#5c5466',
  rule: '#dbd7cf',
  haematoxylin: '#4f3a92',
  haematoxylinDeep: '#341b6b',
  eosinDeep: '#b72855',
} as const;
