import { stats } from '#data/stats.ts';
import { translate } from './translate.ts';

/** What the figures of the strip are called, by their keys. */
export const getStatLabels = translate<Readonly<Record<string, string>>>(
  Object.fromEntries(stats.strip.map(({ key, label }) => [key, label])),
  ({ statsStrip }, find) =>
    Object.fromEntries(stats.strip.map(({ key }) => [key, find('stats', statsStrip, key)])),
);
