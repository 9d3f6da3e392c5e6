import type { PackagesWords } from '#i18n/data-words.ts';

const pathologistCount = 'खून की गिनती, पैथोलॉजिस्ट की देखी स्लाइड के साथ';
const electrolytes = 'खून के नमक: सोडियम, पोटैशियम, क्लोराइड';
const basics = {
  'BIO-08': 'लिवर की पूरी जाँच (LFT)',
  'BIO-13': 'किडनी की पूरी जाँच (KFT)',
  'BIO-14': 'खाली पेट शुगर',
  'CLI-01': 'पेशाब की पूरी जाँच',
};
const advance = {
  ...basics,
  'HEM-02': pathologistCount,
  'BIO-34': electrolytes,
  'HOR-02': 'थायरॉइड: टोटल T4',
  'CLI-03': 'पॉटी में कीड़ों की जाँच',
  'PAR-02': 'खून में परजीवी की स्लाइड',
};

export const packages = {
  heading: 'पालतू के हेल्थ पैक',
  trustLine: '2,000+ से ज़्यादा पालतू मालिकों का भरोसा',
  featuredMark: 'सबसे लोकप्रिय',
  items: {
    vital: {
      name: 'वाइटल पैक',
      description: 'जवान, स्वस्थ पालतू के लिए साल में एक बार की बुनियादी जाँच: खून, लिवर, किडनी, शुगर और पेशाब।',
      features: { 'HEM-01': 'खून की पूरी गिनती (CBC)', ...basics },
      buttonText: 'वाइटल बुक करें',
    },
    advance: {
      name: 'एडवांस पैक',
      description:
        'वयस्क पालतू के लिए, और जिसे किलनी लगती हो उसके लिए: साथ में पैथोलॉजिस्ट की देखी स्लाइड, नमक, थायरॉइड और पॉटी।',
      features: advance,
      buttonText: 'एडवांस बुक करें',
    },
    'super-advance': {
      name: 'सुपर एडवांस पैक',
      description:
        'अधेड़ उम्र पार कर चुके कुत्तों के लिए: एडवांस का सब कुछ, और चर्बी, किलनी के संक्रमण, किडनी का प्रोटीन और अल्ट्रासाउंड।',
      features: {
        ...advance,
        'BIO-20': 'खून की सारी चर्बी (लिपिड प्रोफ़ाइल)',
        'KIT-05': 'टिक फीवर और हार्टवर्म की 4-in-1 किट',
        'BIO-12': 'पेशाब में प्रोटीन और क्रिएटिनिन का अनुपात',
        'RAD-02': 'पेट का अल्ट्रासाउंड',
      },
      buttonText: 'सुपर एडवांस बुक करें',
    },
  },
} satisfies PackagesWords;
