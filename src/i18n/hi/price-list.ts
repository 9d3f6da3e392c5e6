import type { Dictionary } from '#i18n/get-i18n.ts';

export const priceList: Dictionary['priceList'] = {
  heading: '{title}: {many} और कीमतें',
  search: '{many}: नाम से ढूँढें',
  placeholder: '{one} का नाम',
  sample: 'सैंपल और मात्रा',
  price: 'कीमत',
  popular: 'ज़्यादा कराई जाने वाली',
  risks: {
    High: 'कमी का खतरा: ज़्यादा',
    Medium: 'कमी का खतरा: बीच का',
    Low: 'कमी का खतरा: कम',
  },
  notice: 'सूचना',
  book: 'जाँच बुक करें',
  save: '{percent}% की बचत',
  assumed: 'हर जाँच को {price} की मानकर',
  less: 'अलग-अलग जाँचों से {saving} कम ',
  tests: '{count} जाँचें',
  test: '1 जाँच',
  includes: 'इसमें {tests}',
  compare: 'मिलाकर देखें',
};
