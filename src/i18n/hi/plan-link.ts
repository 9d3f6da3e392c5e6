import type { Dictionary } from '#i18n/get-i18n.ts';

export const planLink: Dictionary['planLink'] = {
  add: 'प्लान में जोड़ें',
  on: 'प्लान में है',
  putOn: '{title} प्लान में है: कुल {count}',
  full: 'प्लान भर गया है, कुल {count}: {title} के लिए जगह नहीं है',
  takenOff: '{title} अब प्लान में नहीं है: कुल {count}',
  label: 'प्लान',
  yourPlan: 'आपका प्लान ({count})',
};
