import type { Dictionary } from '#i18n/get-i18n.ts';

export const serviceList: Dictionary['serviceList'] = {
  label: 'कीमत सूचियाँ',
  search: 'कीमत सूचियों में ढूँढें',
  placeholder: 'नाम या कोई शब्द',
  many: 'सूचियाँ',
  empty: 'कोई सूची नहीं मिली',
  emptyHint: 'खोज या फ़िल्टर बदलकर देखें',
  reset: 'सारी सूचियाँ दिखाएँ',
  turnaround: 'रिपोर्ट का समय',
  from: 'कीमत शुरू',
};
