import type { Dictionary } from '#i18n/get-i18n.ts';

export const finderPage: Dictionary['finderPage'] = {
  title: 'जाँच ढूँढें',
  description: (count) =>
    `लैब की हर जाँच, पैनल और प्रक्रिया को नाम, कोड, लक्षण या रोज़ के शब्द से ढूँढें: A से Z तक ${count}, कीमत के साथ।`,
  lead: (count) => `${count} जाँचें, पैनल और प्रक्रियाएँ, कीमत के साथ।`,
  letters: 'अक्षर',
  asData: 'सारी कीमतें डेटा के रूप में: ',
  csv: 'CSV फ़ाइल',
  json: 'JSON फ़ाइल',
};
