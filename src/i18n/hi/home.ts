import type { Dictionary } from '#i18n/get-i18n.ts';

export const home: Dictionary['home'] = {
  title: 'पशुओं की आधुनिक जाँच लैब, दिल्ली',
  description: 'पशुओं की आधुनिक जाँच लैब। जल्दी और भरोसेमंद जाँच, ताकि आपके प्यारे साथी सेहतमंद और खुश रहें।',
  heading: 'पशुओं की आधुनिक जाँच लैब',
  find: 'जाँच ढूँढें: कीमत और ट्यूब',
  findExample: 'CBC, किडनी, पथरी',
  findButton: 'ढूँढें',
  prices: 'जाँचें और कीमतें देखें',
  offers: 'हम क्या देते हैं',
  showcase: 'सही रिपोर्ट कैसे बनती है',
  journey: 'जाँच का सफ़र',
  journeyLead: 'संदेश से रिपोर्ट तक पाँच कदम।',
};
