import { mix, palette } from '#lib/palette.ts';
import { points, smooth } from '../geometry.ts';
import { circle, ellipse, group, line, path, rect, type Scene } from '../plate.ts';
import { cat, dog } from '../shapes/animals.ts';
import { hair, scale, shade } from '../shapes/bench.ts';
import { figure } from '../shapes/figure.ts';
import { plateGround } from '../shapes/ground.ts';
import { reportSheet } from '../shapes/report.ts';

/** An old dog, grey at the muzzle, in front of its report. */
export const oldDogAndReport: Scene = (plate) => {
  const grey = plate.linear(
    [
      [0, palette.mist, 0.8],
      [0.5, palette.mist, 0.5],
      [1, palette.mist, 0],
    ],
    [0, 0],
    [1, 0],
  );
  return (
    plateGround(plate) +
    reportSheet(plate, 604, 52, 290, 400, 8) +
    line('M60 536H900', hair, 1.2, { opacity: 0.7 }) +
    shade(plate, 250, 536, 370, 12) +
    group(
      { transform: 'translate(56 62) scale(1.16)' },
      figure(plate, dog, palette.haematoxylin),
      group({ 'clip-path': plate.clip(path(dog.body, {})) }, rect(30, 80, 76, 70, { fill: grey })),
      path(dog.nose, { fill: palette.ink }),
    )
  );
};

/** A cat in profile; a circle enlarges the butterfly-shaped gland at its throat. */
export const catThyroid: Scene = (plate) => {
  const [cx, cy, r] = [674, 288, 198];
  const wing = smooth(
    points('-16,-8 -34,-62 -66,-104 -96,-96 -108,-50 -98,8 -74,62 -44,74 -22,38'),
    true,
    0.95,
  );
  const lobe = plate.radial(
    [
      [0, mix(palette.rose, palette.paper, 0.25)],
      [0.6, palette.eosin],
      [1, palette.eosinDeep],
    ],
    [0.4, 0.34],
    0.72,
  );
  const rings = [-150, -112, -74, -36, 2, 40, 78, 116, 154].map((y) => `M-40 ${y}Q0 ${y + 16} 40 ${y}`);
  const windpipe = plate.linear(
    [
      [0, mix(palette.mist, palette.lilac, 0.6)],
      [0.4, palette.sheet],
      [1, mix(palette.mist, palette.lilac, 0.75)],
    ],
    [0, 0],
    [1, 0],
  );
  return (
    plateGround(plate) +
    line('M60 540H900', hair, 1.2, { opacity: 0.7 }) +
    shade(plate, 150, 540, 330, 12) +
    group(
      { transform: 'translate(76 36) scale(1.22)' },
      figure(plate, cat, palette.haematoxylin),
      line('M48 108Q24 108 4 100M48 112Q26 116 6 114M50 115Q32 124 14 128', hair, 0.9, { opacity: 0.6 }),
      group(
        { transform: 'translate(120 174) rotate(-14) scale(.17)' },
        path(wing, { fill: palette.eosin }),
        path(wing, { fill: palette.eosin, transform: 'scale(-1 1)' }),
      ),
    ) +
    line(`M222 215L${cx - 120} ${cy - 158}M222 281L${cx - 146} ${cy + 134}`, palette.eosinDeep, 1.3) +
    circle(222, 248, 33, { fill: 'none', stroke: palette.eosinDeep, 'stroke-width': 2 }) +
    circle(cx, cy, r, { fill: palette.sheet, stroke: hair, 'stroke-width': 2 }) +
    circle(cx, cy, r - 9, {
      fill: mix(palette.blush, palette.paper, 0.5),
      stroke: hair,
      'stroke-width': 0.8,
      'stroke-opacity': 0.5,
    }) +
    group(
      { 'clip-path': plate.clip(circle(cx, cy, r - 9, {})) },
      group(
        { transform: `translate(${cx} ${cy + 8})` },
        rect(-46, -220, 92, 440, { fill: windpipe, stroke: hair, 'stroke-width': 1.4 }),
        line(rings.join(''), palette.lilac, 9, { opacity: 0.6 }),
        path('M-18 22Q0 8 18 22L18 46Q0 36 -18 46Z', { fill: palette.eosin }),
        group(
          {},
          path(wing, { fill: lobe, stroke: mix(palette.eosinDeep, palette.ink, 0.2), 'stroke-width': 1.6 }),
        ),
        group(
          { transform: 'scale(-1 1)' },
          path(wing, { fill: lobe, stroke: mix(palette.eosinDeep, palette.ink, 0.2), 'stroke-width': 1.6 }),
        ),
        line('M-86 -76Q-92 -20 -72 34M86 -76Q92 -20 72 34', mix(palette.blush, palette.sheet, 0.4), 5, {
          opacity: 0.6,
        }),
        ellipse(-58, 40, 7, 9, { fill: mix(palette.marigold, palette.rose, 0.3) }),
        ellipse(58, 40, 7, 9, { fill: mix(palette.marigold, palette.rose, 0.3) }),
      ),
    ) +
    scale(cx - 100, 520, 200, 21)
  );
};
