import { mix, palette } from '#lib/palette.ts';
import { round, steps } from '../geometry.ts';
import { circle, group, line, rect, type Scene } from '../plate.ts';
import { bench, hair, scale, shade } from '../shapes/bench.ts';
import { plateGround } from '../shapes/ground.ts';
import { cup, cuvette, urine } from '../shapes/vessels.ts';

/** A row of cuvettes graded from straw to deep amber. */
export const amberCuvettes: Scene = (plate) => {
  const row = steps(0, 1, 7).map((share, index) => {
    const x = 118 + index * 106;
    const colour =
      share < 0.5
        ? mix(mix(palette.serum, palette.paper, 0.45), palette.marigold, share * 2)
        : mix(palette.marigold, mix(palette.amber, palette.umber, 0.5), share * 2 - 1);
    return shade(plate, x - 4, 486, 92) + cuvette(plate, x, 156, 84, 328, colour, 0.68);
  });
  return plateGround(plate) + bench(486) + row.join('') + scale(118, 512, 720, 61);
};

/** The department of biochemistry: graded colour across the whole spectrum of the stains, light passing through. */
export const biochemistryRow: Scene = (plate) => {
  const tones = [
    mix(palette.serum, palette.paper, 0.2),
    palette.marigold,
    mix(palette.amber, palette.rose, 0.4),
    palette.rose,
    palette.eosin,
    mix(palette.eosinDeep, palette.haematoxylin, 0.45),
    mix(palette.haematoxylin, palette.lilac, 0.3),
    palette.haematoxylin,
  ];
  const row = tones.map((colour, index) => {
    const x = 76 + index * 104;
    return (
      shade(plate, x - 4, 494, 92) +
      cuvette(plate, x, 150, 82, 342, colour, 0.52 + 0.24 * Math.sin((index / 7) * Math.PI))
    );
  });
  const beam = plate.linear(
    [
      [0, palette.marigold, 0],
      [0.2, palette.marigold, 0.34],
      [1, palette.eosin, 0.1],
    ],
    [0, 0],
    [1, 0],
  );
  return (
    plateGround(plate) +
    bench(494) +
    rect(0, 372, 960, 34, { fill: beam }) +
    row.join('') +
    scale(76, 520, 810, 61)
  );
};

/** Cuvettes, a urine cup, and the round view of a refractometer. */
export const kidneyBench: Scene = (plate) => {
  const cuvettes = [
    mix(palette.serum, palette.paper, 0.4),
    mix(palette.serum, palette.marigold, 0.5),
    palette.marigold,
    palette.amber,
  ].map((colour, index) => {
    const x = 78 + index * 80;
    return shade(plate, x - 2, 486, 68) + cuvette(plate, x, 236, 62, 248, colour, 0.66);
  });
  const [cx, cy, r] = [790, 206, 128];
  const view = plate.clip(circle(cx, cy, r, {}));
  const sky = plate.linear([
    [0, mix(palette.capBlue, palette.haematoxylin, 0.35)],
    [1, mix(palette.capBlue, palette.mist, 0.4)],
  ]);
  const ticks = steps(cy - 98, cy + 98, 29).map(
    (y, index) => `M${cx - 26} ${round(y)}h${index % 7 === 0 ? 52 : index % 7 === 3 ? 34 : 22}`,
  );
  return (
    plateGround(plate) +
    bench(486) +
    cuvettes.join('') +
    shade(plate, 424, 486, 190) +
    cup(plate, 420, 262, 196, 222, palette.capYellow, urine, 0.62) +
    group({ filter: plate.blur(12), opacity: 0.22 }, circle(cx + 4, cy + 12, r + 14, { fill: palette.ink })) +
    circle(cx, cy, r + 16, {
      fill: mix(palette.ink, palette.haematoxylin, 0.2),
      stroke: hair,
      'stroke-width': 2,
    }) +
    circle(cx, cy, r + 7, { fill: 'none', stroke: palette.lilac, 'stroke-width': 1, 'stroke-opacity': 0.5 }) +
    group(
      { 'clip-path': view },
      rect(cx - r, cy - r, r * 2, r * 2, { fill: palette.sheet }),
      rect(cx - r, cy - r, r * 2, r + 26, { fill: sky }),
      group({ filter: plate.blur(3) }, rect(cx - r, cy + 23, r * 2, 6, { fill: palette.mist })),
    ) +
    line(`M${cx} ${cy - 98}V${cy + 98}${ticks.join('')}`, palette.ink, 1.8) +
    line(`M${cx - r + 4} ${cy + 26}H${cx + r - 4}`, palette.eosinDeep, 1.6, { opacity: 0.8 })
  );
};
