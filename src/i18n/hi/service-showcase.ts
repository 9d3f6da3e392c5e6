import type { Dictionary } from '#i18n/get-i18n.ts';

export const serviceShowcase: Dictionary['serviceShowcase'] = {
  title: 'जाँच सेवाएँ',
  benefits: 'मुख्य फ़ायदे',
  learnMore: 'और जानें',
  contact: 'हमसे बात करें',
  controls: {
    previous: 'पिछली सेवा',
    next: 'अगली सेवा',
    pause: 'सेवाओं का चलना रोकें',
    play: 'सेवाएँ चलाएँ',
  },
  detail: {
    offered: 'क्या-क्या होता है',
    crucial: 'यह क्यों ज़रूरी है',
    promise: 'हमारा वादा',
    consider: 'कब कराने की सोचें',
    now: 'साँस लेने में तकलीफ़, बेहोशी, खून जो न रुके, कसा फूला पेट, ज़ोर लगाने पर भी पेशाब न आना, निगली हुई चीज़, ज़हर या दुर्घटना: सबसे पास के इमरजेंसी पशु डॉक्टर को अभी फ़ोन करें। कोई जाँच पहले नहीं।',
    close: 'बंद करें',
    schedule: 'समय लें',
  },
};
