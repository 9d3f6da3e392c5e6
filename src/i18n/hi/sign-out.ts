import type { Dictionary } from '#i18n/get-i18n.ts';

export const signOut: Dictionary['signOut'] = {
  idle: 'लॉगआउट',
  leaving: 'लॉगआउट हो रहा है...',
  failed: 'लॉगआउट नहीं हुआ: फिर से कोशिश करें',
};
