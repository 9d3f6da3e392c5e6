import { mix, palette } from '#lib/palette.ts';
import { round } from '../geometry.ts';
import { circle, group, line, rect } from '../plate.ts';
import { cat } from '../shapes/animals.ts';
import { hair, scale, shade } from '../shapes/bench.ts';
import { figure } from '../shapes/figure.ts';
import { tube, wholeBlood } from '../shapes/tube.ts';
import { eased, sprung } from '../timing.ts';
import { floor, paw, type Station, writing } from './station.ts';

const [x, y, width, height] = [574, 74, 112, 436];
const sleeve = 'M362 386C430 372 452 300 470 190C486 88 520 28 574 28S630 44 630 74';

/** A lavender tube fills beside a patient cat and is labelled at once. */
export const collection: Station = (plate, seconds) => {
  const level = 0.1 + 0.62 * eased(seconds, 0.05, 1.1);
  const flow = Math.max(0, 1 - eased(seconds, 1, 1.15));
  const put = sprung(seconds, 1.08, 1.42);
  const label = group(
    { transform: `translate(${round((1 - put) * 210)} 0)`, opacity: Math.min(1, put * 1.6) },
    rect(x - 2, y + 176, width + 4, 138, { rx: 3, fill: palette.sheet, stroke: hair, 'stroke-width': 1.4 }),
    rect(x - 2, y + 176, width + 4, 22, { rx: 3, fill: palette.capLavender }),
    paw(x + 27, y + 229, 30, palette.eosinDeep),
    writing(x + 52, y + 222, [46, 32], palette.inkSoft, 17, 5),
    line(
      [0, 5, 9, 16, 21, 25, 33, 38, 42, 50, 54, 61, 68, 73, 80, 84]
        .map((at) => `M${x + 14 + at} ${y + 264}v34`)
        .join(''),
      palette.ink,
      2.4,
      { 'stroke-linecap': 'butt' },
    ),
  );
  return (
    scale(820, 150, 350, 36, true) +
    shade(plate, 96, floor, 300, 11) +
    group(
      { transform: 'translate(452 96) scale(-1.01 1.01)' },
      figure(plate, cat, palette.haematoxylin),
      line('M48 108Q24 108 4 100M48 112Q26 116 6 114M50 115Q32 124 14 128', hair, 0.9, { opacity: 0.6 }),
    ) +
    shade(plate, x - 8, floor, width + 16, 10) +
    line(sleeve, mix(palette.mist, palette.lilac, 0.5), 8) +
    line(sleeve, mix(palette.blood, palette.eosin, 0.2), 4, { opacity: 0.25 + 0.75 * flow }) +
    circle(362, 386, 8, { fill: palette.sheet, stroke: hair, 'stroke-width': 2 }) +
    tube(plate, {
      x,
      y,
      width,
      height,
      cap: palette.capLavender,
      layers: wholeBlood(level),
      fillLine: 0.72,
    }) +
    label
  );
};
