import type { Dictionary } from '#i18n/get-i18n.ts';

export const films: Dictionary['films'] = {
  pauseHero: 'खून की स्लाइड की फ़िल्म रोकें',
  playHero: 'खून की स्लाइड की फ़िल्म चलाएँ',
  hero: 'कुत्ते के खून की स्लाइड, चित्र',
  pauseJourney: 'सफ़र की फ़िल्म रोकें',
  playJourney: 'सफ़र की फ़िल्म चलाएँ',
  journey: 'पाँच कदमों की फ़िल्म, चैट से रिपोर्ट तक',
};
