/** By the key of the figure. */
export const statsStrip = {
  yearsOfWork: 'काम के साल',
  teamMembers: 'टीम के लोग',
  totalTests: 'की गई जाँचें',
  totalSamples: 'आए हुए सैंपल',
} as const;
