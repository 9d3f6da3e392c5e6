import { site } from '#config/site.ts';
import type { Dictionary } from '#i18n/get-i18n.ts';
import { inEnglish } from './in-english.ts';

export const pricing: Dictionary['pricing'] = {
  title: 'जाँचों, पैनलों और प्रक्रियाओं की कीमतें',
  heading: 'कीमतें',
  lead: (services, entries) =>
    `${services} सूचियाँ और ${entries} जाँचें, पैनल और प्रक्रियाएँ; हर एक के साथ कीमत और सैंपल।`,
  oneTest: 'कोई एक जाँच चाहिए? ',
  find: 'नाम से ढूँढें',
  findAfter: '।',
  groups: { Laboratory: 'लैब', Imaging: 'एक्स-रे और स्कैन', Specialized: 'विशेष' },
  pageTitle: (title) => `${title}: कीमतें`,
  summary: (description, count, lowest, told) => `${description} ${count}, ${lowest} से, ${told} के साथ।`,
  withSample: 'सैंपल और मात्रा',
  withPreparation: 'तैयारी और समय',
  checked: (day) => `${site.fullName} की कीमतें, भारतीय रुपये में, ${day} को जाँची गईं।`,
  comparePanels: `पैनल और हेल्थ पैक आमने-सामने देखें ${inEnglish}`,
  compareThese: `इन जाँचों वाले पैनल मिलाकर देखें ${inEnglish}`,
  claimed: (figures) => `${figures}: जैसा लैब ने बताया है; तरीका पूछने पर।`,
};
