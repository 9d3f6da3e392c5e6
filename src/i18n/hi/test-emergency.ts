import type { Dictionary } from '#i18n/get-i18n.ts';

export const testEmergency: Dictionary['testEmergency'] = {
  always: 'आपात स्थिति: {sign}',
  ifYouSee: 'आपात स्थिति, अगर दिखे: {sign}',
  phone: 'पशु डॉक्टर हमें दिन-रात इस नंबर पर फ़ोन कर सकते हैं: ',
  stop: '।',
};
