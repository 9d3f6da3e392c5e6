import type { Dictionary } from '#i18n/get-i18n.ts';

export const notices: Dictionary['notices'] = {
  label: 'सूचनाएँ',
};
