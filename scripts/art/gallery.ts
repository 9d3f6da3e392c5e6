import { journeyStrip } from './journey/strip.ts';
import type { Scene } from './plate.ts';
import type { Crop } from './render.ts';
import { catThyroid, oldDogAndReport } from './scenes/animals.ts';
import { rapidTests, serologyWells } from './scenes/assays.ts';
import { darkFieldSpirals, gramStain } from './scenes/bacteria.ts';
import { bloodSmear, haematologyField, pairedPiroplasms } from './scenes/blood.ts';
import { urineSediment, vitaminCrystals } from './scenes/crystals.ts';
import { amberCuvettes, biochemistryRow, kidneyBench } from './scenes/cuvettes.ts';
import { endoscopyView, retrievedToy } from './scenes/endoscopy.ts';
import { amplifiedHelix } from './scenes/helix.ts';
import { cupAndLadle, dipstick, fastingClock, glucoseCurve } from './scenes/home.ts';
import { abdominalFan, filmBesideFan, fourChambers, radiologyFilms } from './scenes/imaging.ts';
import { miteAmongHairs, parasitologyPlate, tickOnLeaf, wormOva } from './scenes/parasites.ts';
import { aspirateCluster, cytologyField, glandFollicles, oneCell } from './scenes/tissue.ts';
import { citrateTubes, fourTubes, panelSheet, surgeryDrape, threeHours } from './scenes/tubes.ts';
import { virusParticles } from './scenes/virus.ts';

const posts: Record<string, Scene> = {
  'how-to-read-a-complete-blood-count': bloodSmear,
  'what-liver-enzymes-do-and-do-not-say': amberCuvettes,
  'kidney-numbers-and-the-urine-beside-them': kidneyBench,
  'what-a-urine-dipstick-cannot-tell': dipstick,
  'why-a-citrate-tube-must-be-filled-to-the-line': citrateTubes,
  'which-tube-for-which-test': fourTubes,
  'how-to-collect-a-urine-sample-at-home': cupAndLadle,
  'fasting-before-a-blood-test': fastingClock,
  'ticks-and-the-rainy-season': tickOnLeaf,
  'tick-fever-smear-antibody-or-pcr': pairedPiroplasms,
  'parvovirus-when-to-test-a-puppy': virusParticles,
  'leptospirosis-after-the-floods': darkFieldSpirals,
  'when-to-test-thyroid-in-an-old-cat': catThyroid,
  'why-cushings-takes-more-than-one-test': threeHours,
  'diabetes-one-glucose-is-not-enough': glucoseCurve,
  'a-yearly-check-for-the-older-dog': oldDogAndReport,
  'preparing-for-an-abdominal-ultrasound': abdominalFan,
  'x-ray-or-ultrasound-which-first': filmBesideFan,
  'what-an-echocardiogram-shows': fourChambers,
  'a-swallowed-object-and-the-endoscope': retrievedToy,
  'itching-scrape-tape-or-culture': miteAmongHairs,
  'worms-and-the-stool-test': wormOva,
  'blood-tests-before-surgery': surgeryDrape,
  'a-lump-and-the-needle-test': aspirateCluster,
  default: oneCell,
};

const departments: Record<string, Scene> = {
  hematology: haematologyField,
  biochemistry: biochemistryRow,
  microbiology: gramStain,
  hormone: glandFollicles,
  clinical: urineSediment,
  vitamins: vitaminCrystals,
  cytology: cytologyField,
  parasitology: parasitologyPlate,
  serology: serologyWells,
  'kit-based': rapidTests,
  'special-tests': amplifiedHelix,
  'panel-package': panelSheet,
  radiology: radiologyFilms,
  endoscopy: endoscopyView,
};

/** A picture of the site: where it is published below `public/art/`, and what draws it. */
export interface Picture {
  /** Folder and name without size and format; also the seed of the drawing. */
  stem: string;
  scene: Scene;
  /** Most bytes of an AVIF edition, where the general budget is too wide: posters of films. */
  most?: number;
  /** What narrow screens show of it. */
  crops?: readonly Crop[];
}

/** The journey's poster shows its first scene when everything in it has come, seconds. */
const posterMoment = 2;

/** Most bytes of the picture that stands in for a film until it plays. */
const poster = 15_000;

const hang = (folder: string, scenes: Record<string, Scene>, crops: readonly Crop[]): Picture[] =>
  Object.entries(scenes).map(([name, scene]) => ({ stem: `${folder}/${name}`, scene, crops }));

/** Every picture that the site shows. */
export const gallery: readonly Picture[] = [
  ...hang('posts', posts, ['square']),
  ...hang('departments', departments, ['square', 'strip']).map((picture) =>
    picture.scene === haematologyField ? { ...picture, most: poster } : picture,
  ),
  { stem: 'films/journey', scene: (plate) => journeyStrip(plate, posterMoment), most: poster },
];
