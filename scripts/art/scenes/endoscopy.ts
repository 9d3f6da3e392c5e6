import { mix, palette } from '#lib/palette.ts';
import { blobPoints, type Point, polar, round, scatter, smooth, steps } from '../geometry.ts';
import { circle, ellipse, group, line, type Plate, path, type Scene } from '../plate.ts';
import { darkGround } from '../shapes/ground.ts';

const field = { x: 480, y: 300, r: 268 } as const;

/** A lit passage: ring after ring of folded mucosa, darker towards the depth. */
function passage(plate: Plate, depth: Point, rings: number): string {
  const { random } = plate;
  const walls = steps(1, 0.16, rings).map((share, index) => {
    const centre: Point = [depth[0] + (field.x - depth[0]) * share, depth[1] + (field.y - depth[1]) * share];
    const dark = index / (rings - 1);
    const points = blobPoints(random, centre, field.r * 1.12 * share, {
      wobble: 0.13,
      stretch: 1.06,
      angle: random.range(0, 3),
    });
    const flesh = mix(
      mix(palette.rose, palette.blush, 0.35 * (1 - dark)),
      mix(palette.eosinDeep, palette.aubergine, 0.55),
      dark ** 1.5,
    );
    const fill = plate.radial([
      [0, mix(flesh, palette.aubergine, 0.5)],
      [0.68, mix(flesh, palette.eosinDeep, 0.3)],
      [0.92, flesh],
      [1, mix(flesh, palette.paper, 0.35)],
    ]);
    return path(smooth(points), { fill });
  });
  const vessels = Array.from({ length: 9 }, () => {
    const angle = random.range(0, 2 * Math.PI);
    const from = polar([field.x, field.y], field.r * 0.98, angle);
    const points = steps(0, 1, 4).map(
      (share): Point =>
        polar(
          [from[0] + (depth[0] - from[0]) * share * 0.3, from[1] + (depth[1] - from[1]) * share * 0.3],
          random.range(-12, 12),
          angle + Math.PI / 2,
        ),
    );
    return smooth(points, false);
  });
  const shine = scatter(random, { count: 13, radius: [4, 11], gap: 26, area: [270, 90, 690, 510] }).map(
    ({ at: [x, y], radius }) =>
      ellipse(x, y, radius * 1.7, radius * 0.6, {
        fill: palette.sheet,
        opacity: 0.7,
        transform: `rotate(${round(random.range(-50, 50))} ${round(x)} ${round(y)})`,
      }),
  );
  return (
    circle(field.x, field.y, field.r, { fill: mix(palette.rose, palette.blush, 0.3) }) +
    group({ filter: plate.blur(3.2) }, ...walls) +
    line(vessels.join(''), palette.vermilion, 2, { opacity: 0.28 }) +
    group({ filter: plate.blur(2) }, ...shine)
  );
}

/** The round view on a dark screen, with the shade of the lens and a mark that shows which way is up. */
function view(plate: Plate, ...content: string[]): string {
  const lens = plate.radial([
    [0, palette.night, 0],
    [0.74, palette.night, 0.04],
    [0.93, palette.night, 0.4],
    [1, palette.night, 0.82],
  ]);
  const ring = circle(field.x, field.y, field.r, {});
  return (
    darkGround(plate) +
    group({ 'clip-path': plate.clip(ring) }, ...content, circle(field.x, field.y, field.r, { fill: lens })) +
    circle(field.x, field.y, field.r, {
      fill: 'none',
      stroke: mix(palette.lilac, palette.aubergine, 0.4),
      'stroke-width': 2,
    }) +
    path(`M${field.x - 9} ${field.y - field.r - 16}h18l-9 12z`, { fill: palette.lilac })
  );
}

/** The department of endoscopy: folds of mucosa around the way ahead. */
export const endoscopyView: Scene = (plate) => view(plate, passage(plate, [520, 276], 9));

/** A rubber toy held in the wire basket of the endoscope. */
export const retrievedToy: Scene = (plate) => {
  const [x, y, r] = [462, 322, 92];
  const rubber = plate.radial(
    [
      [0, mix(palette.capBlue, palette.sheet, 0.6)],
      [0.5, mix(palette.capBlue, palette.haematoxylin, 0.2)],
      [1, mix(palette.haematoxylin, palette.ink, 0.25)],
    ],
    [0.36, 0.3],
    0.74,
  );
  const stripe = plate.linear([
    [0, mix(palette.marigold, palette.sheet, 0.4)],
    [1, mix(palette.marigold, palette.umber, 0.4)],
  ]);
  const ball = circle(x, y, r, {});
  const knot: Point = [x + 104, y + 98];
  const hub: Point = [x - 92, y - 96];
  const wires = [-112, -46, 40, 108].map((swing) =>
    smooth(
      steps(0, 1, 9).map((share): Point => {
        const spine: Point = [knot[0] + (hub[0] - knot[0]) * share, knot[1] + (hub[1] - knot[1]) * share];
        return polar(spine, swing * Math.sin(Math.PI * share) ** 0.75, (3 * Math.PI) / 4);
      }),
      false,
    ),
  );
  const sheath = `M${knot[0]} ${knot[1]}L790 ${knot[1] + 226}`;
  return view(
    plate,
    passage(plate, [440, 262], 8),
    group({ filter: plate.blur(12), opacity: 0.5 }, circle(x + 14, y + 22, r, { fill: palette.night })),
    circle(x, y, r, { fill: rubber }),
    group(
      { 'clip-path': plate.clip(ball) },
      path(
        `M${x - 110} ${y + 4}Q${x} ${y + 72} ${x + 110} ${y - 20}L${x + 110} ${y + 12}Q${x} ${y + 108} ${x - 110} ${y + 38}Z`,
        { fill: stripe },
      ),
    ),
    group(
      { filter: plate.blur(3) },
      ellipse(x - 34, y - 44, 26, 14, {
        fill: palette.sheet,
        opacity: 0.85,
        transform: `rotate(-38 ${x - 34} ${y - 44})`,
      }),
    ),
    line(wires.join(''), mix(palette.ink, palette.haematoxylin, 0.3), 6.5),
    line(wires.join(''), mix(palette.film, palette.sheet, 0.5), 3.6),
    line(sheath, mix(palette.ink, palette.night, 0.3), 34),
    line(sheath, mix(palette.capGrey, palette.ink, 0.35), 26),
    line(sheath, mix(palette.film, palette.sheet, 0.2), 6, { opacity: 0.7, transform: 'translate(-6 5)' }),
    circle(hub[0], hub[1], 7, { fill: palette.film, stroke: palette.ink, 'stroke-width': 2 }),
  );
};
