import { mix, palette } from '#lib/palette.ts';
import { circle, ellipse, line, type Plate, path } from '../plate.ts';
import type { Animal } from './animals.ts';

/** An animal as a calm silhouette with its ear, a few marks, nose and eye. */
export function figure(plate: Plate, animal: Animal, tone: string): string {
  const coat = plate.linear([
    [0, mix(tone, palette.lilac, 0.22)],
    [1, mix(tone, palette.ink, 0.22)],
  ]);
  return (
    animal.far.map((d) => path(d, { fill: mix(tone, palette.lilac, 0.42) })).join('') +
    path(animal.body, { fill: coat }) +
    path(animal.ear, { fill: mix(tone, palette.ink, 0.3) }) +
    line(animal.marks.join(''), mix(tone, palette.lilac, 0.75), 1.8, { opacity: 0.6 }) +
    path(animal.nose, { fill: mix(tone, palette.ink, 0.7) }) +
    ellipse(animal.eye[0], animal.eye[1], 5, 4.2, { fill: palette.paper }) +
    circle(animal.eye[0] - 1, animal.eye[1], 2.4, { fill: palette.ink })
  );
}
