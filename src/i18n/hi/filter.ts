import type { Dictionary } from '#i18n/get-i18n.ts';

export const filter: Dictionary['filter'] = {
  all: 'सभी',
  category: 'किस्म',
  clear: 'खोज हटाएँ',
  more: 'और',
  countBefore: '{many} ({total} में से ',
  countAfter: ')',
  sortBy: 'क्रम',
  sorts: {
    name: 'नाम से',
    price: 'कीमत से',
    popular: 'ज़्यादा कराई जाने वाली पहले',
    comprehensive: 'ज़्यादा जाँचों वाले पहले',
  },
  unreachable: 'खोज लोड नहीं हो पाई। पूरी सूची नीचे है; Enter दबाने से फिर कोशिश होगी।',
  searchAll: 'सारी जाँचों में नाम से ढूँढें',
};
