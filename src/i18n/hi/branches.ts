import type { Dictionary } from '#i18n/get-i18n.ts';

export const branches: Dictionary['branches'] = {
  title: 'हमारी शाखाएँ',
  lead: (locations) =>
    `दिल्ली और पश्चिमी उत्तर प्रदेश में ${locations} जगहें, और उनके बीच सैंपल ठंडे डिब्बे में चलते हैं। सैंपल ले आएँ, या पहले फ़ोन करें: हम बताएँगे कि आपके सबसे पास कौन सी जगह है।`,
  count: (locations) => `${locations} जगहें`,
  label: 'जगहें',
  types: { 'Main Branch': 'मुख्य लैब', Branch: 'शाखा', 'Collection Center': 'सैंपल सेंटर' },
  regions: { Delhi: 'दिल्ली', 'Uttar Pradesh': 'उत्तर प्रदेश' },
  description: (type, address, hours) => `${type}: ${address}। ${hours}।`,
  open: 'खुलने का समय',
  phone: 'फ़ोन',
  district: 'ज़िला',
  note: 'आने से पहले',
  accepts: 'यहाँ क्या दे सकते हैं',
  call: 'फ़ोन करें',
  directions: 'रास्ता देखें',
  directionsTo: (name) => `: ${name}`,
  ask: 'सैंपल के बारे में पूछें',
  others: 'बाकी जगहें',
  partner: 'हमारे चैनल पार्टनर',
  offers: 'क्लिनिक को क्या मिलता है',
};
