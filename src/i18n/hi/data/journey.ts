import type { JourneyWords } from '#i18n/data-words.ts';

/** The steps in their order. */
export const journey = [
  {
    text: 'चैट पर बुक करें',
    description: 'जाँच और अपना इलाका बताएँ। हम समय, तैयारी और कीमत बताते हैं।',
  },
  {
    text: 'सैंपल लेना',
    description: 'घर पर, शाखा में या आपका अपना डॉक्टर, सही ट्यूब में।',
  },
  { text: 'ठंडे में लैब तक', description: 'ठंडे डिब्बे में सीधा खड़ा, पहुँचते ही जाँचा जाता है।' },
  { text: 'लैब में जाँच', description: 'पहले कंट्रोल सैंपल, फिर आपके पालतू का सैंपल।' },
  {
    text: 'ईमेल पर रिपोर्ट',
    description: 'दस्तखत के साथ, आपको और आपके डॉक्टर को।',
  },
] as const satisfies readonly JourneyWords[];
