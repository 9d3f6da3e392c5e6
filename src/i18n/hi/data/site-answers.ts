/** By the English title of the answer. */
export const siteAnswers = {
  'Sampling at home': 'घर पर सैंपल',
  'How soon reports come': 'रिपोर्ट कितनी जल्दी आती है',
  'Branches and opening hours': 'शाखाएँ और खुलने का समय',
  'All prices': 'सारी कीमतें',
  'Book or ask': 'बुक करें या पूछें',
  'How to prepare': 'तैयारी कैसे करें',
  'Sample guide: tubes and containers': 'सैंपल गाइड: ट्यूब और डिब्बे',
  'Health packs': 'हेल्थ पैक',
} as const satisfies Record<string, string>;
