import type { TestimonialWords } from '#i18n/data-words.ts';

/** Stands with each, as the people wrote in English. */
export const translated = 'अंग्रेज़ी से अनुवाद';

/** By the id of the testimonial. */
export const testimonials = {
  'clinic-smear': {
    name: 'डॉ. नेहा रावत',
    text: 'जब प्लेटलेट कम लगे तो उन्होंने फ़ोन करके बताया कि स्लाइड में गुच्छे दिख रहे हैं, और ताज़ी ट्यूब माँगी।',
    role: 'पशु डॉक्टर',
    clinic: 'कम्पैनियन केयर क्लिनिक, पूर्वी दिल्ली',
  },
  'owner-home-visit': {
    name: 'संदीप मलिक',
    text: 'हमारे बूढ़े लैब्राडोर को गाड़ी से चिढ़ है। सैंपल घर पर लिया गया, और रिपोर्ट अगली शाम आ गई।',
    role: 'पालतू के मालिक',
    clinic: 'मॉडल टाउन, दिल्ली',
  },
  'pathologist-margins': {
    name: 'डॉ. फ़राह सिद्दीक़ी',
    text: 'ब्लॉक साफ़ कटे होते हैं, किनारों पर स्याही लगी होती है और स्लाइड के साथ पूरा पुराना हाल आता है।',
    role: 'पशु पैथोलॉजिस्ट',
    clinic: 'सलाहकार पैथोलॉजिस्ट, मेरठ',
  },
  'owner-explained': {
    name: 'रितु चौधरी',
    text: 'उन्होंने चैट पर बता दिया कि कौन सी ट्यूब, उसे कितनी देर भूखा रखना है और कितना खर्च होगा। जब हम आए तो कुछ भी अलग नहीं था।',
    role: 'पालतू की मालकिन',
    clinic: 'बड़ौत, उत्तर प्रदेश',
  },
} as const satisfies Record<string, TestimonialWords>;
