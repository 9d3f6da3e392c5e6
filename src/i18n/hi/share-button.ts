import type { Dictionary } from '#i18n/get-i18n.ts';

export const shareButton: Dictionary['shareButton'] = {
  print: 'प्रिंट करें',
  share: 'भेजें',
  copied: 'लिंक कॉपी हो गया',
  refused: 'कॉपी नहीं हुआ। पता यह है: {address}',
};
