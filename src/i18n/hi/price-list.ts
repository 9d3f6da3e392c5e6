import type { Dictionary } from '#i18n/get-i18n.ts';

export const priceList: Dictionary['priceList'] = {
  heading: '{title}: {many} और कीमतें',
  search: '{many}: नाम से ढूँढें',
  placeholder: '{one} का नाम',
  sample: 'सैंपल और मात्रा',
  price: 'कीमत',
  popular: 'ज़्यादा कराई जाने वाली',
  notice: 'सूचना',
  book: 'जाँच बुक करें',
};
