import type { CatalogueWords } from '#i18n/data-words.ts';

const wording = {
  one: 'जाँच',
  many: 'जाँचें',
  empty: 'कोई जाँच नहीं मिली',
  emptyHint: 'खोज या फ़िल्टर बदलकर देखें',
  reset: 'सारी जाँचें दिखाएँ',
  priceUnit: 'प्रति जाँच',
  urgent: 'अर्जेंट',
};
const tests = { label: 'कुल जाँचें' };
const from = { label: 'शुरुआती कीमत' };
const accuracy = { label: 'सटीकता' };
const time = (value: string) => ({ label: 'रिपोर्ट का समय', value });

/** By the listing's filter group. */
export const groups = { Laboratory: 'लैब', Imaging: 'एक्स-रे और स्कैन', Specialized: 'विशेष' };

/** By the id of the price list. */
export const catalogues = {
  hematology: {
    title: 'खून की जाँचें (हीमेटोलॉजी)',
    description: 'खून की पूरी गिनती, स्लाइड, खून की कमी की जाँच, खून जमने का समय, ब्लड ग्रुप और मिलान।',
    turnaround: '2-4 घंटे',
    result: '2-4 घंटे',
    availability:
      'खून की आम जाँचें और खून जमने की जाँचें: दिन के 24 घंटे, हफ़्ते के 7 दिन। खून की खास जाँचें: सोमवार से शुक्रवार, सुबह 7 से शाम 5 बजे।',
    strip: [tests, time('2-4 घंटे'), from, accuracy],
    categories: {
      'Complete Panel': 'पूरी जाँच',
      'Cell Count': 'कणों की गिनती',
      'Anemia Panel': 'खून की कमी',
      Coagulation: 'खून जमना',
      Inflammation: 'सूजन',
      Transfusion: 'खून चढ़ाना',
    },
    wording,
  },
  biochemistry: {
    title: 'बायोकेमिस्ट्री',
    description: 'खून में लिवर, किडनी, शुगर, चर्बी, प्रोटीन, एंज़ाइम और नमक।',
    turnaround: '4-6 घंटे',
    result: '4-6 घंटे',
    availability: '24/7 खुला। भूखा रखना ज़रूरी नहीं, सिवाय जहाँ जाँच में लिखा हो।',
    strip: [tests, time('4-6 घंटे'), from, accuracy],
    categories: {
      Liver: 'लिवर',
      Kidney: 'किडनी',
      Glucose: 'शुगर',
      Lipid: 'चर्बी',
      Protein: 'प्रोटीन',
      Enzyme: 'एंज़ाइम',
      Electrolyte: 'नमक',
      Metabolite: 'शरीर के बने पदार्थ',
      Mineral: 'खनिज',
      Coagulation: 'खून जमना',
    },
    wording,
  },
  microbiology: {
    title: 'कीटाणुओं की जाँचें (माइक्रोबायोलॉजी)',
    description: 'खून, पेशाब, पॉटी, घाव और स्वैब का कल्चर और कौन सी एंटीबायोटिक काम करेगी, फंगस का कल्चर और रंगाई।',
    turnaround: '2-5 दिन',
    result: '2-5 दिन',
    strip: [tests, time('2-5 दिन'), from, { label: 'सेंसिटिविटी' }],
    categories: {
      'Blood Culture': 'खून का कल्चर',
      'Urine Culture': 'पेशाब का कल्चर',
      'Stool Culture': 'पॉटी का कल्चर',
      'Wound Culture': 'घाव का कल्चर',
      'Swab Culture': 'स्वैब का कल्चर',
      'Fungal Culture': 'फंगस का कल्चर',
      'Special Stain': 'खास रंगाई',
      Dermatology: 'चमड़ी',
      Coagulation: 'कोएगुलेशन',
    },
    wording,
    notices: [
      'यहाँ कोएगुलेशन का मतलब वह जाँच है जो स्टैफ़ बैक्टीरिया की किस्में पहचानती है। खून जमने की जाँचें खून की जाँचों (हीमेटोलॉजी) में हैं।',
    ],
  },
  hormone: {
    title: 'हार्मोन',
    description: 'थायरॉइड, एड्रिनल, प्रजनन, शुगर और कैल्शियम के हार्मोन।',
    turnaround: '1-3 दिन',
    result: '1-3 दिन',
    strip: [tests, time('1-3 दिन'), from, { label: 'प्रिसिज़न' }],
    categories: {
      Thyroid: 'थायरॉइड',
      Reproductive: 'प्रजनन',
      Adrenal: 'एड्रिनल (तनाव वाली ग्रंथि)',
      Metabolic: 'शुगर और बढ़त',
      Calcium: 'कैल्शियम',
      Vitamin: 'विटामिन',
    },
    wording,
  },
  clinical: {
    title: 'पेशाब और पॉटी की जाँचें',
    description: 'पेशाब की जाँच, पॉटी की जाँच और पेशाब की पथरी की जाँच।',
    turnaround: '2-4 घंटे',
    result: '2-4 घंटे',
    strip: [tests, time('2-4 घंटे'), from, accuracy],
    categories: { Urine: 'पेशाब', Stool: 'पॉटी', Analysis: 'पथरी' },
    wording,
  },
  vitamins: {
    title: 'विटामिन की जाँचें',
    description:
      'विटामिन B12 और फ़ोलेट, जो आँत और पैंक्रियास का हाल बताते हैं, और विटामिन E, जो मांसपेशियों और नसों को बचाता है।',
    turnaround: '3-5 दिन',
    result: '3-5 दिन',
    strip: [tests, from, { label: 'रिपोर्ट का औसत समय', value: '3-5 दिन' }, accuracy],
    categories: { 'Fat-Soluble': 'चर्बी में घुलने वाले', 'Water-Soluble': 'पानी में घुलने वाले' },
    wording: { ...wording, empty: 'विटामिन की कोई जाँच नहीं मिली' },
    notices: [
      'कमी का खतरा बताता है कि जाँच कराने वाले बीमार कुत्ते-बिल्लियों में कमी कितनी बार मिलती है। यह स्वस्थ पालतू का खतरा नहीं है।',
    ],
    blocks: [
      {
        heading: 'ये विटामिन क्या करते हैं',
        items: [
          {
            term: 'विटामिन E',
            text: 'शरीर की कोशिकाओं को बचाने वाला (एंटीऑक्सीडेंट)। पूरा तैयार खाना खाने वाले पालतुओं में इसकी कमी कम ही होती है; घर का बहुत मछली वाला खाना, चर्बी ठीक से न पचना और, घोड़ों में, हरे चारे की कमी इसकी वजह हो सकती है। रोशनी और टूटे लाल कण इसे नष्ट करते हैं, इसलिए ट्यूब पन्नी में लपेटी जाती है और टूटे लाल कणों वाला सीरम लौटा दिया जाता है।',
          },
          {
            term: 'विटामिन B12',
            text: 'छोटी आँत के आखिर में, पैंक्रियास की मदद से, शरीर में जाता है। लंबे दस्त या वज़न घटने वाले पालतू में इसकी कमी आँत या पैंक्रियास की बीमारी, कमज़ोर खुराक या नस्ल का निशान है, और इसे पूरा करना ज़रूरी है।',
          },
          {
            term: 'फ़ोलेट',
            text: 'छोटी आँत के शुरू में शरीर में जाता है। फ़ोलेट और B12 दोनों कम हों तो पूरी छोटी आँत की बीमारी की तरफ़ इशारा है।',
          },
          {
            term: 'इसका मतलब',
            text: 'विटामिन को पालतू के खाने, लक्षणों और दूसरी जाँचों के साथ देखा जाता है। ठीक आई जाँच का मतलब यह नहीं कि बीमारी नहीं है।',
          },
        ],
      },
    ],
  },
  cytology: {
    title: 'कोशिका और टुकड़े की जाँचें (बायोप्सी)',
    description: 'पैथोलॉजिस्ट की देखी कोशिकाएँ और टुकड़े: स्लाइड, सुई जाँच, शरीर का पानी और बायोप्सी।',
    turnaround: '3-5 दिन',
    result: '3-5 दिन',
    strip: [tests, from, time('3-5 दिन'), { label: 'विशेषज्ञ की जाँच' }],
    categories: {
      Fluid: 'शरीर का पानी',
      Aspiration: 'सुई जाँच',
      Histology: 'टुकड़े की जाँच',
      Cytology: 'कोशिका की जाँच',
    },
    wording,
  },
  parasitology: {
    title: 'परजीवी की जाँचें',
    description: 'माइक्रोस्कोप में खून के परजीवी, माइट और चमड़ी के फंगस।',
    turnaround: '2-4 घंटे',
    result: '2-4 घंटे',
    strip: [tests, from, time('2-4 घंटे'), { label: 'पकड़ने की दर' }],
    categories: {
      Fungal: 'फंगस',
      'Blood Parasites': 'खून के परजीवी',
      Ectoparasites: 'चमड़ी के परजीवी',
    },
    wording,
  },
  serology: {
    title: 'सीरोलॉजी (एंटीबॉडी की जाँचें)',
    description: 'एंटीबॉडी, दिल और सूजन के निशान और खून में दवाओं का लेवल।',
    turnaround: '1-3 दिन',
    result: '1-3 दिन',
    strip: [tests, from, time('1-3 दिन'), { label: 'स्पेसिफ़िसिटी' }],
    categories: {
      Immunoglobulins: 'इम्युनोग्लोब्युलिन',
      Infectious: 'संक्रमण',
      'Tumor Markers': 'कैंसर के निशान',
      Cardiac: 'दिल',
      Autoimmune: 'अपने ही शरीर के खिलाफ़',
      Inflammation: 'सूजन',
      Parasitic: 'परजीवी',
      'Therapeutic Drug': 'दवा का लेवल',
    },
    wording,
    blocks: [
      {
        heading: 'किस्मों का मतलब',
        items: [
          { term: 'इम्युनोग्लोब्युलिन', text: 'पालतू में हर किस्म की एंटीबॉडी कितनी है।' },
          {
            term: 'संक्रमण',
            text: 'किसी संक्रमण की एंटीबॉडी, पुराने या अभी के; 2 से 4 हफ़्ते के फ़र्क से लिए दो सैंपल बताते हैं कि कौन सा।',
          },
          {
            term: 'कैंसर के निशान',
            text: 'प्रोटीन जो कुछ कैंसर में बढ़ सकते हैं; ये दूसरी जाँचों का सहारा हैं और अकेले कभी काफ़ी नहीं।',
          },
          { term: 'दिल', text: 'दिल की मांसपेशी को नुकसान या खिंचाव के निशान।' },
          { term: 'अपने ही शरीर के खिलाफ़', text: 'पालतू के अपने शरीर के खिलाफ़ एंटीबॉडी।' },
          {
            term: 'सूजन',
            text: 'प्रोटीन जो सूजन में कुछ घंटों में बढ़ते हैं और दिखाते हैं कि इलाज असर कर रहा है या नहीं।',
          },
          { term: 'परजीवी', text: 'एक कोशिका वाले परजीवियों की एंटीबॉडी।' },
          { term: 'दवा का लेवल', text: 'खून में दवा का लेवल, ताकि खुराक तय हो।' },
        ],
      },
    ],
  },
  'kit-based': {
    title: 'जल्दी वाली किट जाँचें',
    description: 'कुत्ते-बिल्लियों में पार्वो, डिस्टेंपर, टिक फीवर, FIV, FeLV और दूसरे संक्रमणों की जल्दी वाली किट।',
    turnaround: '15-30 मिनट',
    result: 'पट्टी 15-30 मिनट में देखी जाती है, दस्तखत वाली रिपोर्ट 36 घंटे में',
    first: 'पट्टी की जाँच',
    strip: [tests, from, time('36 घंटे'), accuracy],
    categories: { Canine: 'कुत्ता', Feline: 'बिल्ली', General: 'सबके लिए' },
    wording,
    notices: [
      'पट्टी सैंपल के लैब की मेज़ पर पहुँचने के 15 से 30 मिनट बाद देखी जाती है, और दस्तखत वाली रिपोर्ट 36 घंटे के अंदर आती है।',
      'किट का नतीजा लक्षणों के साथ देखा जाता है, और जहाँ उसके पेज पर लिखा हो वहाँ दूसरी जाँच से पक्का किया जाता है।',
    ],
  },
  'special-tests': {
    title: 'विशेष जाँचें',
    description: 'पैंक्रियास का लाइपेज, किडनी का शुरुआती निशान SDMA, और किलनी से होने वाले संक्रमणों का PCR पैनल।',
    turnaround: '24-48 घंटे',
    result: '24-48 घंटे',
    strip: [tests, from, time('24-48 घंटे'), accuracy],
    categories: { Pancreatic: 'पैंक्रियास', Renal: 'किडनी', 'Vector-borne': 'किलनी-मच्छर से' },
    wording: { ...wording, empty: 'कोई विशेष जाँच नहीं मिली', urgent: 'प्राथमिकता' },
    ribbon: 'प्रीमियम',
  },
  'panel-package': {
    title: 'जाँच पैनल',
    description: 'साथ की जाने वाली जाँचें, ऑपरेशन से पहले या एक सवाल के लिए, अलग-अलग कीमत के जोड़ से कम में।',
    turnaround: 'अलग-अलग',
    strip: [{ label: 'कुल पैनल' }, { label: 'औसत बचत' }, from, { label: 'सबसे ज़्यादा जाँचें' }],
    categories: {
      Surgery: 'ऑपरेशन',
      Metabolic: 'शुगर और चर्बी',
      Endocrine: 'हार्मोन',
      Infectious: 'संक्रमण',
      Dermatology: 'चमड़ी',
      Comprehensive: 'पूरी जाँच',
      Premium: 'प्रीमियम',
    },
    wording: {
      ...wording,
      one: 'पैनल',
      many: 'पैनल',
      empty: 'कोई पैनल नहीं मिला',
      reset: 'सारे पैनल दिखाएँ',
      priceUnit: 'प्रति पैनल',
    },
    notices: [
      'औसत बचत में शामिल हर जाँच ₹400 गिनी गई है। हर पैनल यह भी दिखाता है कि अपनी जाँचों की सूची वाली कीमत से कितनी बचत है।',
    ],
  },
  radiology: {
    title: 'एक्स-रे और अल्ट्रासाउंड',
    description: 'डिजिटल एक्स-रे, पेट का अल्ट्रासाउंड, बेरियम वाली जाँच और दिल का अल्ट्रासाउंड, लिखित रिपोर्ट के साथ।',
    turnaround: 'तुरंत',
    result: 'तुरंत',
    strip: [{ label: 'कुल सेवाएँ' }, from, { label: 'क्वालिटी', value: 'HD' }, { label: 'रिपोर्ट' }],
    categories: {
      Ultrasound: 'अल्ट्रासाउंड',
      'X-Ray': 'एक्स-रे',
      'Contrast Study': 'बेरियम वाली जाँच',
      Cardiac: 'दिल',
    },
    wording: {
      ...wording,
      empty: 'कोई सेवा नहीं मिली',
      reset: 'सारी सेवाएँ दिखाएँ',
      urgent: 'झटपट',
    },
  },
  endoscopy: {
    title: 'एंडोस्कोपी',
    description: 'कैमरे से साँस की नली, पेट, आँत और पेशाब की थैली देखना, और निगली हुई चीज़ें निकालना।',
    turnaround: '45 मिनट',
    strip: [{ label: 'कुल प्रक्रियाएँ' }, from, { label: 'औसत समय' }, { label: 'सफलता' }],
    categories: { Diagnostic: 'जाँच', Therapeutic: 'इलाज', Emergency: 'इमरजेंसी' },
    wording: {
      ...wording,
      one: 'प्रक्रिया',
      many: 'प्रक्रियाएँ',
      empty: 'कोई प्रक्रिया नहीं मिली',
      reset: 'सारी प्रक्रियाएँ दिखाएँ',
      priceUnit: 'प्रति प्रक्रिया',
    },
    notices: [
      'हर एंडोस्कोपी पूरी बेहोशी में, बेहोशी से पहले की जाँच (PAN-01 या PAN-02) के बाद होती है।',
      'कीमत प्रक्रिया की है; बायोप्सी की कीमत अलग है (CYT-05)। समय प्रक्रिया का है, बेहोशी देने और होश में आने के बिना।',
    ],
  },
} as const satisfies Record<string, CatalogueWords>;
