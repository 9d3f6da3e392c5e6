import type { Dictionary } from '#i18n/get-i18n.ts';

export const legal: Dictionary['legal'] = {
  updated: (day) => `आखिरी बदलाव: ${day}`,
  summary: 'यह छोटा सार है, समझने के लिए। जो मान्य है वह अंग्रेज़ी में है:',
};
