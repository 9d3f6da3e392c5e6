import type { Dictionary } from '#i18n/get-i18n.ts';

export const fasting: Dictionary['fasting'] = {
  /** Alone or before के लिए: "for dogs, cats and horses". */
  animals: {
    All: 'कुत्ते, बिल्ली और दूसरे आम पालतू स्तनधारी',
    Dog: 'कुत्ते',
    Cat: 'बिल्ली',
    Rabbit: 'खरगोश',
    'Guinea pig': 'गिनी पिग',
    Goat: 'बकरी',
    Sheep: 'भेड़',
    Pig: 'सूअर',
    Horse: 'घोड़े',
    Cattle: 'गाय-भैंस',
    Bird: 'पक्षी',
    Reptile: 'रेंगने वाले जानवर',
  },
  /** One of them, before के लिए or को: "a healthy adult dog or cat". */
  oneAnimal: { Dog: 'कुत्ते', Cat: 'बिल्ली' },
  formatHours: { one: '{from} घंटे', range: '{from} से {to} घंटे' },
  nameFasted: 'स्वस्थ वयस्क {animals}',
  nameOneFasted: 'स्वस्थ वयस्क {animals}',
  describeFast: {
    only: 'सिर्फ़ {who} के लिए: {hours} भूखा',
    conditional: 'भूखा रखना ज़रूरी नहीं, जब तक नींद की दवा न देनी हो; तब सिर्फ़ {who} के लिए: {hours} भूखा',
  },
  toNeverSentence: 'इन्हें कभी भूखा न रखें: {never}। {instead}',
};
