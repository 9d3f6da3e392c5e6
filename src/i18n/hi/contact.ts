import { site } from '#config/site.ts';
import type { Dictionary } from '#i18n/get-i18n.ts';

export const contact: Dictionary['contact'] = {
  title: 'संपर्क: चैट, फ़ोन और रास्ता',
  description: `${site.fullName}, दिल्ली: चैट, फ़ोन ${site.phone.shown}, ईमेल, पता, खुलने का समय और रास्ता।`,
  heading: 'संपर्क',
  lead: 'जाँच, सैंपल या रिपोर्ट के बारे में पूछें। चैट सबसे जल्दी है, और मुख्य लैब हर समय खुली है।',
  answered: 'शायद जवाब यहाँ पहले से हो: ',
  questions: 'अक्सर पूछे जाने वाले सवाल',
  answeredAfter: '।',
  chat: 'चैट',
  chatWays: 'सैंपल रूम को लिखें',
  phone: 'फ़ोन',
  mail: 'ईमेल',
  write: 'हमें लिखें',
  writeHint:
    'हम ईमेल पर जवाब देते हैं। जानवर की हालत ऐसी हो कि रुका न जा सके, तो लिखें नहीं: सबसे पास के आपात पशु डॉक्टर को अभी फ़ोन करें। जाँच के बारे में पूछना हो, तो जानवर की उम्र और डॉक्टर ने क्या लिखा है, यह भी बताएँ।',
  noScript: `इस फ़ॉर्म के लिए JavaScript चाहिए। चैट पर लिखें, ${site.phone.shown} पर फ़ोन करें या ${site.email} पर मेल करें।`,
  unreachable: `फ़ॉर्म लोड नहीं हो पाया। चैट पर लिखें, ${site.phone.shown} पर फ़ोन करें या ${site.email} पर मेल करें।`,
  visit: 'लैब तक कैसे आएँ',
  address: 'पता',
  whichTests: 'कौन सी जाँच कब',
  allLocations: (count) => `सभी ${count} जगहें`,
  sketch: 'हाथ का नक्शा, नाप में नहीं।',
  sketchAlt: 'लैब के रास्ते का हाथ का नक्शा: यमुना के पूरब, जी.टी. रोड के दक्षिण, आनंद विहार के उत्तर में।',
  liveMap: 'असली नक्शा दिखाएँ',
  liveMapBefore: 'नक्शा OpenStreetMap से आता है; यहाँ दिखाने पर उसे आपका इंटरनेट पता मालूम हो जाता है। आप इसे ',
  liveMapLink: 'अलग टैब में भी खोल सकते हैं',
  liveMapAfter: '।',
  mapTitle: `नक्शे पर ${site.fullName}`,
  bandLead: 'जाँच, रिपोर्ट या आने के बारे में पूछें। चैट सबसे जल्दी है।',
  chatWithUs: 'हमसे चैट करें',
};
