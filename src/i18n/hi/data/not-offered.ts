/** By the name of what is not offered; all others are named by the visitor's own words. */
export const notOffered = {
  rabies: 'रेबीज़',
  'milk culture': 'दूध का कल्चर',
  'allergen panel (specific IgE)': 'एलर्जी पैनल (किस चीज़ से एलर्जी है, IgE)',
} as const satisfies Record<string, string>;
