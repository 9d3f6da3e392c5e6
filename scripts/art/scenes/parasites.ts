import { mix, palette } from '#lib/palette.ts';
import { points, polar, round, scatter, smooth, steps } from '../geometry.ts';
import { circle, group, line, type Plate, path, type Scene } from '../plate.ts';
import { flea, mite, tick } from '../shapes/arthropods.ts';
import { clouds, plateGround, slideGround, vignette } from '../shapes/ground.ts';
import { eggPacket, hookwormOvum, oocyst, roundwormOvum, tapewormOvum, whipwormOvum } from '../shapes/ova.ts';

const straw = mix(palette.blush, palette.marigold, 0.32);
const place = (x: number, y: number, turn: number, size: number, drawing: string) =>
  group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` }, drawing);

/** Air bubbles and flecks that float in a stool preparation. */
function flecks(plate: Plate): string {
  const drops = scatter(plate.random, { count: 34, radius: [2, 6], gap: 30 });
  return group(
    { filter: plate.blur(1.6), opacity: 0.5 },
    ...drops.map(({ at: [x, y], radius }) =>
      circle(x, y, radius, { fill: mix(palette.amber, palette.lilac, plate.random.range(0.1, 0.6)) }),
    ),
  );
}

/** Eggs of six worms and a coccidium, as a flotation shows them. */
export const wormOva: Scene = (plate) =>
  slideGround(plate, straw) +
  clouds(plate, palette.marigold, 6, 0.16) +
  flecks(plate) +
  group(
    { filter: plate.blur(10), opacity: 0.5 },
    roundwormOvum(plate, { at: [520, 520], radius: 88 }),
    whipwormOvum(plate, { at: [470, 60], radius: 74 }, 0.3),
    hookwormOvum(plate, { at: [930, 480], radius: 84 }, 1),
  ) +
  roundwormOvum(plate, { at: [230, 196], radius: 100 }) +
  hookwormOvum(plate, { at: [500, 290], radius: 88 }, -0.5) +
  whipwormOvum(plate, { at: [756, 168], radius: 88 }, 0.7) +
  tapewormOvum(plate, { at: [230, 452], radius: 62 }) +
  oocyst(plate, { at: [400, 476], radius: 50 }, 1.1) +
  eggPacket(plate, { at: [730, 430], radius: 112 }) +
  vignette(plate, palette.umber, 0.22);

/** The department of parasitology: ova in the field, a tick, a flea and a mite as silhouettes. */
export const parasitologyPlate: Scene = (plate) => {
  const dark = {
    body: mix(palette.haematoxylin, palette.eosin, 0.3),
    edge: mix(palette.haematoxylinDeep, palette.ink, 0.3),
  };
  return (
    slideGround(plate, straw) +
    clouds(plate, palette.lilac, 5, 0.16) +
    flecks(plate) +
    group(
      { filter: plate.blur(10), opacity: 0.5 },
      oocyst(plate, { at: [90, 80], radius: 64 }, 0.4),
      roundwormOvum(plate, { at: [900, 70], radius: 70 }),
    ) +
    place(300, 330, -24, 1.22, tick(plate, dark)) +
    place(676, 190, 6, 0.86, flea(plate, dark)) +
    whipwormOvum(plate, { at: [560, 452], radius: 60 }, -0.5) +
    roundwormOvum(plate, { at: [828, 434], radius: 72 }) +
    hookwormOvum(plate, { at: [690, 508], radius: 50 }, 0.4) +
    vignette(plate, palette.haematoxylin, 0.2)
  );
};

/** A mite in a skin scrape, among hair shafts. */
export const miteAmongHairs: Scene = (plate) => {
  const shaft = (x1: number, y1: number, x2: number, y2: number, bend: number, width: number) => {
    const d = smooth(
      [
        [x1, y1],
        [(x1 + x2) / 2 + bend, (y1 + y2) / 2 - bend],
        [x2, y2],
      ],
      false,
    );
    return (
      line(d, mix(palette.umber, palette.haematoxylin, 0.45), width) +
      line(d, mix(mix(palette.amber, palette.umber, 0.45), palette.lilac, 0.3), width * 0.86) +
      line(d, mix(palette.umber, palette.haematoxylin, 0.3), width * 0.34, {
        'stroke-dasharray': `${width * 0.3} ${width * 0.42}`,
        'stroke-linecap': 'butt',
        opacity: 0.85,
      }) +
      line(d, mix(palette.marigold, palette.paper, 0.6), width * 0.12, {
        opacity: 0.5,
        transform: `translate(${-width * 0.2} ${-width * 0.16})`,
      })
    );
  };
  const scales = scatter(plate.random, {
    count: 16,
    radius: [14, 34],
    gap: 20,
    taken: [{ at: [500, 300], radius: 190 }],
  });
  return (
    slideGround(plate, straw) +
    clouds(plate, palette.rose, 5, 0.2) +
    group(
      { filter: plate.blur(11), opacity: 0.5 },
      shaft(-60, 420, 520, -60, 30, 46),
      shaft(560, 660, 1020, 140, -20, 52),
    ) +
    group(
      { opacity: 0.5 },
      ...scales.map(({ at, radius }) =>
        path(
          smooth(
            steps(0, 5.3, 6).map((angle) => polar(at, radius * plate.random.range(0.7, 1.1), angle)),
            true,
            0.5,
          ),
          { fill: mix(palette.mist, palette.paper, 0.3), stroke: palette.lilac, 'stroke-width': 1 },
        ),
      ),
    ) +
    shaft(120, 660, 330, -60, -30, 30) +
    shaft(680, -60, 900, 660, 26, 32) +
    shaft(-40, 150, 1000, 60, -16, 20) +
    place(500, 318, 18, 1.36, mite(plate)) +
    shaft(250, 680, 1010, 420, 36, 24) +
    vignette(plate, palette.umber, 0.2)
  );
};

/** A tick waiting on a leaf while it rains. */
export const tickOnLeaf: Scene = (plate) => {
  const { random } = plate;
  const leaf = 'M96 538C112 300 430 92 862 94C806 372 520 610 96 538Z';
  const rib = smooth(points('-40,640 110,520 330,372 590,236 856,98'), false);
  const veins = points('196,463 294,396 398,333 508,276 618,223 726,168').flatMap(([x, y], index) => {
    const reach = 1 - Math.abs(index - 2) * 0.17;
    return [
      `M${x} ${y}q${round(14 * reach)} ${round(-92 * reach)} ${round(96 * reach)} ${round(-176 * reach)}`,
      `M${x} ${y}q${round(110 * reach)} ${round(14 * reach)} ${round(210 * reach)} ${round(72 * reach)}`,
    ];
  });
  const green = plate.linear(
    [
      [0, mix(palette.leafPale, palette.paper, 0.25)],
      [0.5, mix(palette.leafPale, palette.leaf, 0.3)],
      [1, mix(palette.leaf, palette.leafPale, 0.3)],
    ],
    [0, 0],
    [0.8, 1],
  );
  const rain = scatter(random, { count: 40, radius: [18, 22], gap: 12 }).map(({ at: [x, y] }) => {
    const length = random.range(46, 110);
    return `M${round(x)} ${round(y)}l${round(-length * 0.26)} ${round(length)}`;
  });
  const drops = scatter(random, {
    count: 9,
    radius: [7, 15],
    gap: 40,
    area: [240, 190, 760, 480],
    taken: [{ at: [500, 300], radius: 150 }],
  });
  const bead = plate.radial(
    [
      [0, palette.sheet, 0.9],
      [0.5, palette.mist, 0.5],
      [1, mix(palette.leaf, palette.haematoxylin, 0.3), 0.6],
    ],
    [0.36, 0.32],
    0.7,
  );
  return (
    plateGround(plate) +
    line(rain.join(''), mix(palette.haematoxylin, palette.capBlue, 0.55), 2, { opacity: 0.34 }) +
    path(leaf, { fill: green, stroke: mix(palette.leaf, palette.ink, 0.25), 'stroke-width': 2 }) +
    group(
      { 'clip-path': plate.clip(path(leaf, {})) },
      line(veins.join(''), mix(palette.leafPale, palette.paper, 0.4), 2.6, { opacity: 0.75 }),
    ) +
    line(rib, mix(palette.leaf, palette.ink, 0.25), 8) +
    line(rib, mix(palette.leafPale, palette.paper, 0.3), 4.4) +
    drops
      .map(({ at: [x, y], radius }) =>
        circle(x, y, radius, { fill: bead, stroke: palette.leaf, 'stroke-width': 0.8 }),
      )
      .join('') +
    group(
      { filter: plate.blur(7), opacity: 0.28 },
      place(512, 322, 52, 1.14, circle(0, 16, 84, { fill: palette.ink })),
    ) +
    place(500, 302, 52, 1.2, tick(plate)) +
    vignette(plate, palette.haematoxylin, 0.12)
  );
};
