import type { Dictionary } from '#i18n/get-i18n.ts';
import { inEnglish } from './in-english.ts';

export const shell: Dictionary['shell'] = {
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  kind: 'पशु जाँच लैब',
  tagline: 'जल्दी और भरोसेमंद जाँच, ताकि आपके प्यारे साथी सेहतमंद और खुश रहें।',
  city: 'दिल्ली',
  mainMenu: 'मुख्य मेनू',
  findTest: 'जाँच ढूँढें',
  menu: 'मेनू',
  closeMenu: 'मेनू बंद करें',
  navigation: 'पन्ने',
  account: 'अकाउंट',
  yourAccount: 'आपका अकाउंट',
  staffScreens: 'स्टाफ़ के पन्ने',
  help: 'अपने जानवर के लिए मदद चाहिए?',
  bookAppointment: 'अपॉइंटमेंट लें',
  bookByChat: 'चैट पर बुक करें',
  booking: 'बुकिंग',
  laboratory: 'लैब',
  tests: 'जाँचें',
  socialMedia: 'सोशल मीडिया',
  follow: 'हमसे जुड़ें',
  breadcrumb: 'आप कहाँ हैं',
  inEnglish,
};
