import type { Dictionary } from '#i18n/get-i18n.ts';
import { inEnglish } from './in-english.ts';

export const offline: Dictionary['offline'] = {
  format: 'hi-IN-u-nu-latn',
  saved: '{day}, {time} बजे का रखा हुआ पन्ना।',
  offline: 'इंटरनेट नहीं है।',
  fault: 'साइट में गड़बड़ी है।',
  silent: 'इंटरनेट जवाब नहीं दे रहा।',
  title: 'रखा नहीं है',
  heading: 'इंटरनेट नहीं है',
  notSaved: 'यह पन्ना इस फ़ोन में रखा नहीं है। ये पन्ने हैं:',
  links: { pricing: 'कीमतें', tests: 'जाँच ढूँढें', plan: 'आपका प्लान', samples: `सैंपल गाइड ${inEnglish}` },
  mayCall: 'जहाँ इंटरनेट नहीं चलता, वहाँ फ़ोन लग सकता है।',
  call: '{phone} पर फ़ोन करें',
};
