import { journey } from '#data/journey.ts';
import { journeySeconds, journeyStrip } from './journey/strip.ts';
import type { Plate } from './plate.ts';
import { driftingBlood } from './scenes/blood.ts';

/** Frames of a second, in every film. */
export const framesPerSecond = 24;

/** A film of the site, drawn frame by frame; it ends where it begins. */
export interface Film {
  /** Name of its files in `src/assets/video/`. */
  name: string;
  /** Seed of the drawing: the picture of the same seed is its first frame. */
  seed: string;
  seconds: number;
  /** What lies on the plate at a moment (seconds). */
  draw: (plate: Plate, moment: number) => string;
  /** Moments that visitors jump to: these frames are stored whole. */
  cuts: readonly number[];
  /** Most bytes of either file. */
  budget: number;
}

const heroSeconds = 8;

/** Every film that the site shows. */
export const films: readonly Film[] = [
  {
    name: 'hero',
    seed: 'departments/hematology',
    seconds: heroSeconds,
    draw: (plate, moment) => driftingBlood(plate, moment / heroSeconds),
    cuts: [0],
    budget: 300_000,
  },
  {
    name: 'journey',
    seed: 'films/journey',
    seconds: journeySeconds,
    draw: journeyStrip,
    cuts: journey.steps.map(({ start }) => start),
    budget: 700_000,
  },
];
