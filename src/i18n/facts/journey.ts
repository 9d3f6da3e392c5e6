import { journey } from '#data/journey.ts';
import { translate } from './translate.ts';

export const getJourney = translate(journey, (words, find) => {
  const steps = Object.fromEntries(words.journey.map((step, place) => [`step ${place + 1}`, step]));
  return {
    ...journey,
    steps: journey.steps.map((step, place) => ({ ...step, ...find('journey', steps, `step ${place + 1}`) })),
  };
});
