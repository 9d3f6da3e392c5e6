import type { Dictionary } from '#i18n/get-i18n.ts';

export const planCount: Dictionary['planCount'] = {
  label: 'आपका प्लान: ',
};
