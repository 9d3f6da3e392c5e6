import type { Dictionary } from '#i18n/get-i18n.ts';

export const faqSearch: Dictionary['faqSearch'] = {
  label: 'सवाल',
  search: 'सवालों में ढूँढें',
  unreachable: 'खोज लोड नहीं हो पाई। सारे सवाल नीचे हैं; Enter दबाने से फिर कोशिश होगी।',
  found: '{all} में से {found} सवाल',
  nothing: 'कुछ नहीं मिला',
  nothingHint: 'इन शब्दों से कोई सवाल नहीं मिला। दूसरे शब्द लिखें, या सारे सवाल देखें।',
  clear: 'खोज हटाएँ',
};
