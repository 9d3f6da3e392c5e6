import { site } from '#config/site.ts';
import type { Dictionary } from '#i18n/get-i18n.ts';
import { inEnglish } from './in-english.ts';

export const articles: Dictionary['articles'] = {
  latest: 'नए लेख',
  all: 'सारे लेख',
  readMore: 'आगे पढ़ें',
  readFull: `पूरा लेख पढ़ें ${inEnglish}`,
  readArticles: `हमारे लेख पढ़ें ${inEnglish}`,
  author: `${site.name} की पशु डॉक्टर टीम`,
  readTime: 'पढ़ने में {minutes} मिनट',
  inEnglish: 'पूरे लेख अंग्रेज़ी में हैं।',
  summary: 'हिन्दी में, थोड़े में',
  emergency: 'आपात स्थिति',
  categories: {
    'reading-results': 'रिपोर्ट समझना',
    'sample-collection': 'सैंपल लेना',
    'ticks-and-infections': 'टिक और संक्रमण',
    'senior-pets': 'बूढ़े पालतू',
    'scans-and-x-rays': 'अल्ट्रासाउंड और एक्स-रे',
    'everyday-health': 'रोज़ की सेहत',
  },
};
