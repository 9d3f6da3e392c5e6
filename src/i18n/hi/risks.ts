import type { Dictionary } from '#i18n/get-i18n.ts';

export const risks: Dictionary['risks'] = {
  High: 'कमी का खतरा: ज़्यादा',
  Medium: 'कमी का खतरा: बीच का',
  Low: 'कमी का खतरा: कम',
};
