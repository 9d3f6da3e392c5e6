import { type Colour, mix, palette } from '#lib/palette.ts';
import { type Point, polar, round, scatter, smooth, steps } from '../geometry.ts';
import { circle, group, line, type Plate, type Scene } from '../plate.ts';
import { clouds, darkGround, slideGround, vignette } from '../shapes/ground.ts';

function coccus(plate: Plate, [x, y]: Point, radius: number): string {
  const fill = plate.radial(
    [
      [0, mix(palette.lilac, palette.haematoxylin, 0.45)],
      [0.6, palette.haematoxylin],
      [1, palette.haematoxylinDeep],
    ],
    [0.38, 0.34],
    0.66,
  );
  return circle(x, y, radius, { fill });
}

/** Cocci divide in several planes and stay together like grapes. */
function grapes(plate: Plate, centre: Point, count: number, radius: number): string {
  const bunch: Point[] = [centre];
  for (let attempt = 0; attempt < count * 80 && bunch.length < count; attempt++) {
    const bud = polar(plate.random.pick(bunch), radius * 1.86, plate.random.range(0, 2 * Math.PI));
    const isInside = Math.hypot(bud[0] - centre[0], bud[1] - centre[1]) < radius * Math.sqrt(count) * 1.2;
    const isOpen = bunch.every((other) => Math.hypot(bud[0] - other[0], bud[1] - other[1]) > radius * 1.72);
    if (isInside && isOpen) bunch.push(bud);
  }
  return bunch.map((at) => coccus(plate, at, radius * plate.random.range(0.93, 1.06))).join('');
}

/** Cocci that divide in one plane stay in a bent chain. */
function chain(plate: Plate, start: Point, heading: number, count: number, radius: number): string {
  let [at, angle] = [start, heading];
  return Array.from({ length: count }, () => {
    angle += plate.random.range(-0.32, 0.32);
    at = polar(at, radius * 1.86, angle);
    return coccus(plate, at, radius);
  }).join('');
}

function rod(plate: Plate, [x, y]: Point, length: number, width: number, colour: Colour): string {
  const { random } = plate;
  const bend = random.range(-0.12, 0.12) * length;
  const d = `M${round(-length / 2)} 0Q0 ${round(bend)} ${round(length / 2)} 0`;
  const shine = `M${round(-length * 0.36)} ${round(-width * 0.14)}Q0 ${round(bend - width * 0.14)} ${round(length * 0.36)} ${round(-width * 0.14)}`;
  return group(
    { transform: `translate(${round(x)} ${round(y)}) rotate(${round(random.range(0, 180))})` },
    line(d, mix(colour, palette.eosinDeep, 0.55), width),
    line(d, colour, width * 0.78),
    line(shine, mix(colour, palette.sheet, 0.45), width * 0.26, { opacity: 0.8 }),
  );
}

/** A Gram stain: violet cocci in clusters and chains, pink rods between them. */
export const gramStain: Scene = (plate) => {
  const { random } = plate;
  const clusters = [
    { at: [262, 210], radius: 110 },
    { at: [708, 408], radius: 92 },
    { at: [826, 112], radius: 58 },
  ] as const;
  const rodColour = mix(palette.eosin, palette.rose, 0.22);
  const rods = scatter(random, { count: 34, radius: [27, 38], gap: 0, taken: clusters });
  const blurred = scatter(random, { count: 14, radius: [34, 50], gap: 10 });
  return (
    slideGround(plate, palette.blush) +
    clouds(plate, palette.rose, 5, 0.18) +
    group(
      { filter: plate.blur(9), opacity: 0.4 },
      ...blurred.map((disc) => rod(plate, disc.at, disc.radius * 2.3, 30, rodColour)),
    ) +
    group(
      { filter: plate.blur(8), opacity: 0.4 },
      grapes(plate, [520, 140], 9, 22),
      grapes(plate, [110, 500], 12, 24),
    ) +
    rods.map((disc) => rod(plate, disc.at, disc.radius * 1.9, random.range(15, 18), rodColour)).join('') +
    chain(plate, [392, 474], -0.3, 8, 13) +
    chain(plate, [470, 96], 0.35, 6, 13) +
    grapes(plate, clusters[0].at, 34, 15.5) +
    grapes(plate, clusters[1].at, 24, 15.5) +
    grapes(plate, clusters[2].at, 9, 15.5) +
    vignette(plate)
  );
};

/** One spiral: a tight wave along a slowly bent axis, both ends hooked. */
function spiral(plate: Plate, centre: Point, length: number, width: number, colour: Colour): string {
  const { random } = plate;
  const heading = random.range(0, 2 * Math.PI);
  const bend = random.range(-0.5, 0.5);
  const hooks = [random.pick([-1, 1]), random.pick([-1, 1])] as const;
  const pitch = width * 4.4;
  const turns = Math.round(length / pitch);
  const samples = turns * 8;
  let at = polar(centre, -length / 2, heading);
  const axis = steps(-1, 1, samples + 1).map((place) => {
    const hook = Math.max(0, Math.abs(place) - 0.82) / 0.18;
    const side = place < 0 ? -hooks[0] : hooks[1];
    const angle = heading + bend * place + side * hook * hook * 2.3;
    at = polar(at, length / samples, angle);
    return { at, angle, place };
  });
  const points = axis.map(({ at: [x, y], angle, place }, index) => {
    const swing = Math.sin((index / 8) * 2 * Math.PI) * width * 1.15 * (1 - 0.35 * Math.abs(place));
    return polar([x, y], swing, angle + Math.PI / 2);
  });
  const d = smooth(points, false);
  return (
    line(d, mix(colour, palette.haematoxylin, 0.5), width * 2.6, { opacity: 0.3, filter: plate.blur(5) }) +
    line(d, colour, width) +
    line(d, mix(colour, palette.sheet, 0.6), width * 0.42)
  );
}

/** Thin spirals lit from the side, as leptospires are seen in dark field. */
export const darkFieldSpirals: Scene = (plate) => {
  const { random } = plate;
  const lit = mix(palette.rose, palette.paper, 0.45);
  const places: readonly (readonly [Point, number])[] = [
    [[300, 210], 330],
    [[640, 330], 390],
    [[250, 450], 260],
    [[760, 120], 240],
    [[500, 520], 220],
    [[860, 480], 230],
  ];
  const soft = scatter(random, { count: 9, radius: [70, 110], gap: 0 });
  const motes = scatter(random, { count: 26, radius: [1.4, 3.6], gap: 40 });
  return (
    darkGround(plate) +
    group(
      { filter: plate.blur(7), opacity: 0.5 },
      ...soft.map((disc) => spiral(plate, disc.at, disc.radius * 3, 7, palette.lilac)),
    ) +
    group(
      { filter: plate.blur(2.2) },
      ...motes.map(({ at: [x, y], radius }) =>
        circle(x, y, radius, { fill: palette.film, opacity: random.range(0.3, 0.8) }),
      ),
    ) +
    places.map(([at, length]) => spiral(plate, at, length, 4.4, lit)).join('')
  );
};
