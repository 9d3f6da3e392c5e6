import type { ClockWords } from '#i18n/en/clock.ts';

/**
 * What the result clock says, by the functions of src/lib/clock that say it in English. `{name}` is a place for a value: the
 * words travel to islands, so none is a function.
 */
export const clock: ClockWords = {
  locale: 'hi-IN',
  weekdays: {
    Monday: 'सोमवार',
    Tuesday: 'मंगलवार',
    Wednesday: 'बुधवार',
    Thursday: 'गुरुवार',
    Friday: 'शुक्रवार',
    Saturday: 'शनिवार',
    Sunday: 'रविवार',
  },
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  /** The part of the day from an hour on; midnight is told as the night that it ends. */
  dayParts: [
    { from: 0, word: 'तड़के' },
    { from: 4, word: 'सुबह' },
    { from: 12, word: 'दोपहर' },
    { from: 16, word: 'शाम' },
    { from: 20, word: 'रात' },
  ],
  formatTime: {
    hour: '{part} {hour} बजे',
    minutes: '{part} {hour}:{minutes} बजे',
    midnight: 'रात 12 बजे',
    noon: 'दोपहर 12 बजे',
  },
  formatMoment: { plain: '{weekday} {time}', night: '{weekday} {time}' },
  formatDated: {
    plain: '{weekday} {date} {month}, {time}',
    night: '{weekday} {date} {month}, {time}',
  },
  formatHours: { minutes: '{count} मिनट', hours: '{count} घंटे', hour: '1 घंटे' },
  toSentence: '{text}।',
  formatConditions: ', अगर {conditions}',
  formatReport: {
    ready: 'रिपोर्ट {moment} तक',
    readyAfter: '{first} {sooner} तक, रिपोर्ट {moment} तक',
    mainLaboratoryOnly: 'सैंपल सिर्फ़ मुख्य लैब में लिया जाता है',
    notTaken: 'इस शाखा में सैंपल नहीं लिया जाता',
    tooLate: 'इस समय सैंपल नहीं लिया जाता',
    part: ', उसके बिना जो नहीं लिया जा सकता',
  },
  explainReport: {
    atMainLaboratory: 'सैंपल मुख्य लैब {name} में {taken} लिया जाता है{last}।',
    atBranch: 'सैंपल {name} में {taken} लिया जाता है{last}; कूरियर {leaves} निकलता है और {arrives} लैब पहुँचता है।',
    last: ', आखिरी ट्यूब {drawn}',
    longest: 'सबसे लंबा समय गिना गया है, शनिवार-रविवार और सरकारी छुट्टियों के साथ।',
    beyondList: '{year} के बाद की सरकारी छुट्टियाँ इसमें अभी नहीं हैं।',
  },
  describeCourier: {
    run: '{times}, {days}',
    days: '{first} से {last}',
    text: '{runs}। लैब तक {hours} में।',
  },
  describeClosed:
    '{name} {moment} बंद है। खुलने का समय: {hours}। सैंपल वहाँ सबसे जल्दी {taken} लिया जा सकता है, और समय तब से गिना जाता है।',
  /** After "if". */
  toCondition: {
    call: 'आप पहले {name} को फ़ोन करें',
    separate: 'सीरम समय पर अलग कर लिया गया हो',
    notOf: 'वह {of} न हो',
    callUs: 'आप पहले हमें फ़ोन करें',
  },
  toDuty: {
    atOnce: '{of}: तुरंत अलग करें और {orAs} बनाकर ही भेजें',
    within: '{of}: करीब {hours} के अंदर लैब की मेज़ तक पहुँचना ज़रूरी',
    orAs: '{of}: करीब {hours} के अंदर लैब की मेज़ तक पहुँचना ज़रूरी, या {orAs} बनाकर भेजें',
  },
  travelsAs: {
    'frozen serum': 'फ्रीज़ किया सीरम',
    'frozen plasma': 'फ्रीज़ किया प्लाज़्मा',
    'frozen urine': 'फ्रीज़ किया पेशाब',
    'cold serum': 'ठंडा सीरम',
    'cold plasma': 'ठंडा प्लाज़्मा',
  },
  toSpinning: {
    plain: '{part} वहाँ मशीन में घुमाकर अलग किया जाए',
    frozen: '{part} वहाँ मशीन में घुमाकर अलग किया और फ्रीज़ किया जाए',
    parts: { serum: 'सीरम', plasma: 'प्लाज़्मा', urine: 'पेशाब' },
  },
  describePlaces: {
    taken: 'यह सैंपल यहाँ लिया जाता है: {places}',
    called: '{name} में पहले फ़ोन करने पर, ताकि {spinning}',
    not: 'यहाँ नहीं: {places}',
  },
  toElsewhere: { at: 'यह सैंपल {names} में दें', callFirst: '{name} (पहले फ़ोन करें)' },
  orAsk: '{advice}, या हमसे पूछें।',
  describeDelay: {
    needs: '{rule}, पर {name} से इस समय करीब {hours} का समय लगता है।',
    bring: 'इसे मुख्य लैब {name} ले आएँ, या हमसे पूछें।',
    takenThere: 'वहाँ {moment} दें, इसे मुख्य लैब {name} ले आएँ, या हमसे पूछें।',
    asCourierLeaves: '{moment} (जब कूरियर निकलता है)',
    untilCourierLeaves: '{from} से {leaves} तक (जब कूरियर निकलता है)',
  },
  describeTransportLimit: {
    call: 'आने से पहले {name} को फ़ोन करें, ताकि {spinning}: {rule}।',
    separate: '{rule}। अपने डॉक्टर से समय पर सीरम अलग करवाएँ, या {others}, ताकि वहाँ मशीन में घुमाया जाए।',
    separateCall: 'आने से पहले {name} को फ़ोन करें',
    separateBring: 'इसे मुख्य लैब ले आएँ',
    never: '{name} में यह सैंपल नहीं लिया जा सकता। {rule}। {elsewhere}, या हमसे पूछें।',
  },
  describeStay:
    'आखिरी ट्यूब पहली के {hours} बाद ली जाती है, तब {name} बंद होता है। पहली ट्यूब वहाँ {moment} दें, पालतू को मुख्य लैब {main} ले आएँ, या हमसे पूछें।',
  describeExamined: {
    only: '{name} में नहीं होता, सिर्फ़ {places} में। पालतू को वहाँ अपॉइंटमेंट लेकर लाएँ।',
    main: 'मुख्य लैब {name}',
  },
  toObstacles: {
    notTaken: '{name} में यह सैंपल नहीं लिया जा सकता।',
    lastTube: 'आखिरी ट्यूब पहली के {hours} बाद ली जाती है, तब शाखा बंद होती है।',
  },
  describeClosedBench: {
    text: 'आने से पहले हमें फ़ोन करें: {rules}, पर इसकी जाँच {opens} तक {state}।',
    closed: 'बंद है',
    countsAsClosed: 'बंद मानी जाती है',
  },
  warning: '{titles}: {text}',
  parseCollected: {
    empty: 'बताएँ कि सैंपल किस दिन और किस समय लिया जाता है।',
    tooEarly: 'पिछले सात दिनों का या उसके बाद का समय चुनें।',
    tooLate: 'अगले 60 दिनों के अंदर का समय चुनें।',
  },
  form: {
    from: 'सैंपल कहाँ दिया',
    at: 'कब (भारत का समय)',
    waiting: 'शाखा और समय चुनें, रिपोर्ट का समय दिख जाएगा।',
    failed: 'अभी समय नहीं निकल पा रहा। पेज दोबारा खोलें, या हमें फ़ोन करें।',
  },
};
