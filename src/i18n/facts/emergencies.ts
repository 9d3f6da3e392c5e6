import { emergencies } from '#data/emergencies.ts';
import { translate } from './translate.ts';

export const getEmergencies = translate(emergencies, (words, find) => ({
  ...emergencies,
  callNow: words.emergencies.callNow,
  items: emergencies.items.map((item) => ({
    ...item,
    ...find('emergencies', words.emergencies.items, item.id),
  })),
}));
