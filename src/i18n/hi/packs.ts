import type { Dictionary } from '#i18n/get-i18n.ts';
import { inEnglish } from './in-english.ts';

export const packs: Dictionary['packs'] = {
  description: (what, list) => `${what}: ${list}।`,
  what: 'कुत्ते और बिल्ली के लिए तीन हेल्थ पैक, हर जाँच के नाम के साथ',
  whatAfter: ', और अलग-अलग जाँचों की कीमत भी।',
  compare: `पैक और पैनल आमने-सामने देखें ${inEnglish}`,
  oneByOne: (sum, saving) => `अलग-अलग जाँचें ${sum}: ${saving} की बचत`,
  tests: (count) => `${count} जाँचें`,
  prepare: 'आने से पहले',
  each: 'हर पैक में क्या है',
};
