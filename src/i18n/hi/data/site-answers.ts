/** By the English title of the answer. */
export const siteAnswers = {
  'Sampling at home': 'घर पर सैंपल',
  'How soon reports come': 'रिपोर्ट कितनी जल्दी आती है',
  'Which tests a pet needs': 'पालतू को कौन सी जाँच चाहिए',
  'Branches and opening hours': 'शाखाएँ और खुलने का समय',
  'All prices': 'सारी कीमतें',
  'Book or ask': 'बुक करें या पूछें',
  'How to prepare': 'तैयारी कैसे करें',
  'Sample guide: tubes and containers': 'सैंपल गाइड: ट्यूब और डिब्बे',
  'Health packs': 'हेल्थ पैक',
  'The people of the laboratory': 'लैब के लोग',
  'Quality and certificates': 'क्वालिटी और सर्टिफिकेट',
  'My Pets and your account': 'मेरे पालतू और आपका अकाउंट',
  Articles: 'लेख',
  Privacy: 'निजता नीति',
} as const satisfies Record<string, string>;
