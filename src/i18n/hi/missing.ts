import type { Dictionary } from '#i18n/get-i18n.ts';

export const missing: Dictionary['missing'] = {
  title: 'यह पन्ना नहीं मिला',
  description: 'इस पते पर कोई पन्ना नहीं है, या वह अभी हिन्दी में नहीं है।',
  heading: 'अरे!',
  explanation:
    'हो सकता है पन्ना कहीं और चला गया हो, या पता गलत लिखा हो। हर जाँच अपने नाम या आम बोलचाल के शब्द से मिल जाती है।',
  backHome: 'होम पर जाएँ',
  findTest: 'जाँच ढूँढें',
};
