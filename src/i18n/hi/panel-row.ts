import type { Dictionary } from '#i18n/get-i18n.ts';
import { inEnglish } from './in-english.ts';

export const panelRow: Dictionary['panelRow'] = {
  save: '{percent}% की बचत',
  assumed: 'हर जाँच को {price} की मानकर',
  less: 'अलग-अलग जाँचों से {saving} कम ',
  tests: '{count} जाँचें',
  test: '1 जाँच',
  includes: 'इसमें {tests}',
  compare: `मिलाकर देखें ${inEnglish}`,
};
