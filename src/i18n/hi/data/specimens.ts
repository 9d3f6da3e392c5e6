import type { CollectionWords, SpecimenWords } from '#i18n/data-words.ts';
import type { SpecimenName } from '#schemas/specimen.ts';

const bloodFromVein = 'डॉक्टर पैर या गर्दन की नस से थोड़ा सा खून लेता है। इसमें एक-दो मिनट लगते हैं।';

/** By the name of the specimen. */
export const specimens = {
  'Whole Blood (EDTA)': {
    name: 'खून, बैंगनी ट्यूब (EDTA)',
    container: 'K2 या K3 EDTA ट्यूब',
    ownerText: bloodFromVein,
  },
  'Serum (Plain)': {
    name: 'खून, लाल ट्यूब (सीरम)',
    container: 'सादी या क्लॉट-एक्टिवेटर ट्यूब',
    capNote: 'पीले ढक्कन का मतलब है जेल वाली ट्यूब।',
    ownerText: bloodFromVein,
  },
  'Sodium Citrate': {
    name: 'खून, हल्की नीली ट्यूब (साइट्रेट)',
    container: '3.2% सोडियम साइट्रेट ट्यूब, 9 हिस्से खून और 1 हिस्सा साइट्रेट',
    ownerText: 'डॉक्टर नस से एक ही बार में, बिना रुके थोड़ा सा खून लेता है, ताकि वह जमने न लगे।',
  },
  Fluoride: {
    name: 'खून, सलेटी ट्यूब (फ़्लोराइड)',
    container: 'सोडियम फ़्लोराइड ट्यूब, ऑक्सलेट या EDTA के साथ',
    ownerText: bloodFromVein,
  },
  Urine: {
    name: 'पेशाब',
    container: 'साफ़, सूखा, बंद होने वाला कप',
    ownerText: 'आपका पालतू रोज़ की तरह पेशाब करता है और आप साफ़ कप में थोड़ा पकड़ लेते हैं, या डॉक्टर लेता है।',
  },
  Stool: {
    name: 'पॉटी',
    container: 'साफ़, सूखा, बंद होने वाला कप',
    ownerText: 'आप ताज़ी पॉटी का एक टुकड़ा उठा लेते हैं। आपके पालतू को कुछ महसूस नहीं होता।',
  },
  Stone: {
    name: 'पथरी',
    container: 'सूखा डिब्बा, बिना किसी पानी के',
    ownerText: 'पथरी पहले ही निकल चुकी है या निकाली जा चुकी है, इसलिए आपके पालतू के साथ और कुछ नहीं किया जाता।',
  },
  'Sterile C/S Bottle': {
    name: 'कल्चर की बोतल',
    container: 'कीटाणु-रहित पेंच वाले ढक्कन की बोतल',
    ownerText: 'सैंपल डॉक्टर लेता है, ताकि उसमें बाहर के कीटाणु न जाएँ।',
  },
  'Sterile Swab': {
    name: 'स्वैब (रुई की तीली)',
    container: 'ट्रांसपोर्ट मीडियम (Amies या Stuart) वाला स्वैब',
    ownerText: 'डॉक्टर उस जगह पर नरम स्वैब कुछ सेकंड फेरता है।',
  },
  'Blood Culture Bottle': {
    name: 'खून के कल्चर की बोतल',
    container: 'कल्चर के घोल वाली बोतल',
    ownerText: 'थोड़ी सी जगह के बाल काटकर साफ़ की जाती है, फिर डॉक्टर नस से खून लेता है।',
  },
  'Body Fluid (EDTA)': {
    name: 'शरीर का पानी, बैंगनी ट्यूब (EDTA)',
    container: 'K2 या K3 EDTA ट्यूब',
    ownerText: 'डॉक्टर पतली सुई से थोड़ा सा पानी निकालता है, ज़रूरत हो तो दर्द या नींद की दवा देकर।',
  },
  'Skin Scraping': {
    name: 'चमड़ी की खुरचन',
    container: 'मिनरल ऑयल के साथ काँच की स्लाइड',
    ownerText: 'डॉक्टर बिना धार के ब्लेड से चमड़ी की कुछ छोटी जगहें खुरचता है। एक पल को चुभ सकता है।',
  },
  'Hair and Scale': {
    name: 'बाल और पपड़ी',
    container: 'सूखा कागज़ का लिफ़ाफ़ा या सूखा डिब्बा',
    ownerText: 'डॉक्टर दाग के किनारे से कुछ बाल और थोड़ी ढीली चमड़ी निकालता है।',
  },
  'Slide Smear': {
    name: 'काँच की स्लाइड',
    container: 'स्लाइड के डिब्बे में काँच की स्लाइड',
    ownerText: 'डॉक्टर कुछ कोशिकाएँ लेकर काँच पर फैलाता है।',
  },
  'Tissue (10% Formalin)': {
    name: 'टुकड़ा (10% फ़ॉर्मेलिन में)',
    container: '10% न्यूट्रल बफ़र्ड फ़ॉर्मेलिन वाला चौड़े मुँह का डिब्बा',
    ownerText: 'डॉक्टर उस जगह को सुन्न करके या बेहोशी में एक टुकड़ा लेता है।',
  },
} as const satisfies Record<SpecimenName, SpecimenWords>;

/** By the cap of the specimen, as a word before "ढक्कन". */
export const caps = {
  lavender: 'बैंगनी',
  red: 'लाल',
  'light blue': 'हल्का नीला',
  grey: 'सलेटी',
  yellow: 'पीला',
  brown: 'भूरा',
  white: 'सफ़ेद',
} as const satisfies Record<string, string>;

export const collection = {
  orderReason: 'EDTA सीरम की ट्यूब में चला जाए तो पोटैशियम गलत ज़्यादा और कैल्शियम गलत कम आता है।',
  smallPets:
    '5 kg से कम के पालतू के लिए बच्चों वाली (छोटी) ट्यूब और आधी मात्रा लें, पर साइट्रेट ट्यूब कभी आधी भरी नहीं: छोटी वाली में 0.9 mL खून आता है।',
  safeVolume: {
    rule: 'एक बार में शरीर के कुल खून के 10% से कम लें, और जिसमें खून की कमी हो या जो बीमार हो, उससे और कम।',
    unwell: 'बीमार, खून की कमी वाला, बहुत छोटा या बूढ़ा पालतू ज़्यादा से ज़्यादा इसका आधा देता है।',
  },
  fasting: {
    usual: 'ज़्यादातर जाँचों में भूखा रखना ज़रूरी नहीं, और भूखा सिर्फ़ स्वस्थ वयस्क कुत्ते और बिल्लियों को रखा जाता है।',
    water: 'पानी हमेशा पी सकता है।',
    askOfWater: 'हमसे पूछें कि आपका पालतू कब तक पानी पी सकता है।',
    never: [
      'घोड़ा, टट्टू, गधा, गाय, बछड़ा, बकरी, खरगोश, गिनी पिग या पक्षी',
      '4 महीने से छोटा पिल्ला या बिल्ली का बच्चा, या छोटी (टॉय) नस्ल',
      'गर्भवती या दूध पिलाती मादा',
      'शुगर वाला या इंसुलिन लेने वाला पालतू, या जिसमें इंसुलिनोमा का शक हो',
      'बिल्ली जिसने खाना छोड़ दिया हो',
      'पालतू जिसे दौरे आएँ, जो गिर पड़े, काँपे या कमज़ोर हो',
    ],
    instead: 'रोज़ की तरह खिलाएँ और डॉक्टर से पूछें।',
    tooSmall: {
      words: 'इतने छोटे पालतू को डॉक्टर के बिना भूखा न रखें: वह बच्चा या छोटी (टॉय) नस्ल का हो सकता है।',
      feed: 'रोज़ की तरह खिलाएँ।',
    },
    told: {
      unwell: 'खाने के बारे में डॉक्टर से पूछें: बीमार पालतू को सिर्फ़ उसका अपना डॉक्टर भूखा रखवाता है।',
      young: '4 महीने से छोटे पिल्ले या बिल्ली के बच्चे को भूखा न रखें।',
      feed: 'रोज़ की तरह खिलाएँ।',
    },
    withheld: {
      'swallowed object': {
        words: 'खाने-पीने को कुछ न दें और अभी पशु डॉक्टर के पास जाएँ: यह घर पर तैयारी करके भूखा रखने वाली बात नहीं है।',
      },
      insulinoma: {
        words:
          'घर पर खाना न रोकें: जिस पालतू पर यह शक हो उसे दौरा पड़ सकता है। भूखा रखना हो तो क्लिनिक में ही, हर 30 से 60 मिनट पर शुगर देखते हुए।',
      },
      fits: {
        words: 'खाने के बारे में डॉक्टर से पूछें: जिसे दौरे आते हों उसे घर पर कभी भूखा नहीं रखते।',
        feed: 'रोज़ की तरह खिलाएँ।',
      },
      diabetes: {
        words: 'खाने के बारे में डॉक्टर से पूछें: शुगर वाले या इंसुलिन लेने वाले पालतू को घर पर कभी भूखा नहीं रखते।',
        feed: 'खाना और इंसुलिन रोज़ की तरह दें।',
      },
      'liver shunt': {
        words: 'खाने के बारे में डॉक्टर से पूछें: जिसमें दिमाग के लक्षण हों या लिवर शंट का शक हो उसे घर पर कभी भूखा नहीं रखते।',
        feed: 'रोज़ की तरह खिलाएँ।',
      },
      pregnancy: {
        words: 'जो गर्भवती हो या हो सकती हो, उसे भूखा न रखें।',
        feed: 'रोज़ की तरह खिलाएँ।',
      },
    },
  },
  noGel: 'बिना जेल की सादी ट्यूब लें: जेल हार्मोन या दवा को पकड़ लेता है, या नतीजा बदल देता है।',
  urineAtHome:
    'सुबह का पहला पेशाब, बीच की धार का, साफ़ सूखे बर्तन में पकड़ें: कुत्ते के लिए करछुल काम आती है, बिल्ली के लिए साफ़ खाली ट्रे या न सोखने वाली रेत। कल्चर के लिए डॉक्टर सीधे पेशाब की थैली से लेता है।',
  urineKeeps: {
    usual: '2 घंटे के अंदर लाएँ, या फ्रिज में 6 घंटे तक रखें।',
    ratio: 'सिर्फ़ प्रोटीन या कॉर्टिसोल के अनुपात के लिए यह फ्रिज में 2 दिन ठीक रहता है; जमाने से पहले हमसे पूछें।',
  },
  stoolAtHome: 'अखरोट जितना टुकड़ा लें, 24 घंटे से कम पुराना, सिर्फ़ ऊपर से, बिना मिट्टी या रेत के, और फ्रिज में रखें।',
  label: 'पालतू का नाम, मालिक का नाम, कौन सा जानवर, सैंपल लेने की तारीख और समय।',
  turnaroundStart: 'समय सैंपल के लैब पहुँचने से गिना जाता है, सैंपल लेने से नहीं।',
} as const satisfies CollectionWords;

/** What a limit of the bench is of, by its English `of`. */
export const benchOf = {
  'EDTA blood': 'EDTA खून',
  serum: 'सीरम',
  'citrate blood': 'साइट्रेट खून',
  'fluoride blood': 'फ़्लोराइड खून',
  urine: 'पेशाब',
  stool: 'पॉटी',
  'the sterile bottle': 'कल्चर की बोतल',
  'the swab': 'स्वैब',
  'the sample of its culture': 'इसके कल्चर का सैंपल',
  'the culture bottle': 'खून के कल्चर की बोतल',
  'body fluid': 'शरीर का पानी',
  'cerebrospinal fluid': 'दिमाग-रीढ़ का पानी',
  'urine for the ratio': 'अनुपात वाली जाँच का पेशाब',
  'blood on the clot': 'सीरम अलग किए बिना रखा खून',
  'blood for potassium': 'पोटैशियम का खून',
  'serum kept from air': 'हवा से बचाकर रखा सीरम',
  'blood for ammonia': 'अमोनिया का खून',
  'urine for culture': 'कल्चर का पेशाब',
  'fresh tissue': 'ताज़ा टुकड़ा',
  'blood for ACTH': 'ACTH का खून',
  'blood for aldosterone': 'एल्डोस्टेरोन का खून',
  'blood for insulin': 'इंसुलिन का खून',
  'blood for PTH': 'PTH का खून',
  'blood for PTHrP': 'PTHrP का खून',
  'blood for folate': 'फ़ोलेट का खून',
  'serum for folate': 'फ़ोलेट का सीरम',
  'blood for troponin': 'ट्रोपोनिन का खून',
  'blood for NT-proBNP': 'NT-proBNP का खून',
} as const satisfies Record<string, string>;

/** Why a sample is refused, after "when", by the English reason. */
export const refusals = {
  'the blood has clotted': 'खून जम गया हो',
  'whole blood was frozen': 'पूरा खून फ्रीज़ किया गया हो',
  'the tube is under half full': 'ट्यूब आधी से कम भरी हो',
  'the tube is filled more than 10% under or over its line': 'ट्यूब निशान से 10% से ज़्यादा कम या ज़्यादा भरी हो',
  'heparin has got into it': 'उसमें हेपरिन मिल गया हो',
  'the plasma is visibly haemolysed': 'प्लाज़्मा में साफ़ दिखे कि लाल कण टूट गए हैं',
  'the plasma is too milky to be read': 'प्लाज़्मा इतना दूधिया हो कि पढ़ा न जा सके',
  'the cup has leaked': 'कप से रिस गया हो',
  'formalin was added': 'फ़ॉर्मेलिन डाला गया हो',
  'the container is not labelled': 'डिब्बे पर लेबल न हो',
  'the envelope is not labelled': 'लिफ़ाफ़े पर लेबल न हो',
  'the slides were packed wet': 'स्लाइड गीली पैक की गई हों',
  'the slides are not labelled': 'स्लाइड पर लेबल न हो',
  'the serum is visibly haemolysed': 'सीरम लाल दिखे (लाल कण टूटे हों)',
  'EDTA blood was sent instead of serum': 'सीरम की जगह EDTA खून भेजा गया हो',
  'the blood stood unspun for more than 2 h': 'खून 2 घंटे से ज़्यादा बिना मशीन में घुमाए रखा रहा हो',
  'the tubes are not marked PRE and POST': 'ट्यूबों पर PRE और POST न लिखा हो',
  'fluoride blood was sent instead of serum': 'सीरम की जगह फ़्लोराइड खून भेजा गया हो',
  'ammonium heparin blood was sent instead of serum': 'सीरम की जगह अमोनियम हेपारिन खून भेजा गया हो',
  'the serum is milky and the pet was fed in the 12 h before': 'सीरम दूधिया हो और पालतू ने 12 घंटे के अंदर खाया हो',
  'plasma was sent instead of serum': 'सीरम की जगह प्लाज़्मा भेजा गया हो',
  'the serum is milky': 'सीरम दूधिया हो',
  'citrate blood was sent instead of serum': 'सीरम की जगह साइट्रेट खून भेजा गया हो',
  'the blood stood unspun for more than 1 h': 'खून 1 घंटे से ज़्यादा बिना मशीन में घुमाए रखा रहा हो',
  'the tube was left open': 'ट्यूब खुली छोड़ी गई हो',
  'serum was sent for ammonia': 'अमोनिया के लिए सीरम भेजा गया हो',
  'the plasma for ammonia was not separated within 30 min':
    'अमोनिया का प्लाज़्मा 30 मिनट के अंदर अलग न किया गया हो',
  'the tube has an ordinary rubber stopper': 'ट्यूब का ढक्कन आम रबर का हो',
  'the stool was picked up from soil': 'पॉटी मिट्टी से उठाई गई हो',
  'the swab is dry': 'स्वैब सूखा हो',
  'the tube holds gel': 'ट्यूब में जेल हो',
  'the tubes are not marked with their times': 'ट्यूबों पर समय न लिखा हो',
  'serum or unspun blood was sent for ACTH': 'ACTH के लिए सीरम या बिना मशीन में घुमाया खून भेजा गया हो',
  'the plasma for ACTH came in glass or is no longer frozen': 'ACTH का प्लाज़्मा काँच में आया हो या पिघल चुका हो',
  'the plasma for aldosterone was not separated within 30 min':
    'एल्डोस्टेरोन का प्लाज़्मा 30 मिनट के अंदर अलग न किया गया हो',
  'the serum for insulin is no longer frozen': 'इंसुलिन का सीरम पिघल चुका हो',
  'the serum for insulin is visibly haemolysed': 'इंसुलिन का सीरम लाल दिखे (लाल कण टूटे हों)',
  'the tube holds air': 'ट्यूब में हवा हो',
  'the serum is no longer frozen': 'सीरम पिघल चुका हो',
  'the plasma for PTHrP is no longer frozen': 'PTHrP का प्लाज़्मा पिघल चुका हो',
  'urine for sediment is more than 6 h old': 'तलछट देखने का पेशाब 6 घंटे से ज़्यादा पुराना हो',
  'the stool is more than 24 h old': 'पॉटी 24 घंटे से ज़्यादा पुरानी हो',
  'the tube was not protected from light': 'ट्यूब रोशनी से बचाकर न रखी गई हो',
  'unspun blood was sent for NT-proBNP': 'NT-proBNP के लिए बिना मशीन में घुमाया खून भेजा गया हो',
  'the blood came in a heparin tube': 'खून हेपारिन ट्यूब में आया हो',
} as const satisfies Record<string, string>;
