import { mix, palette } from '#lib/palette.ts';
import { blob, type Point, polar, round, steps } from '../geometry.ts';
import { circle, group, line, type Plate, path } from '../plate.ts';

/** A sector: the point of the probe, where the picture begins and ends, half its opening (radians). */
export interface Sector {
  at: Point;
  near: number;
  far: number;
  half: number;
}

function sectorPath({ at, near, far, half }: Sector): string {
  const down = Math.PI / 2;
  const [a, b, c, d] = [
    polar(at, near, down + half),
    polar(at, far, down + half),
    polar(at, far, down - half),
    polar(at, near, down - half),
  ];
  const p = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  return `M${p(a)}L${p(b)}A${round(far)} ${round(far)} 0 0 0 ${p(c)}L${p(d)}A${round(near)} ${round(near)} 0 0 1 ${p(a)}Z`;
}

/** Grey speckle drawn as many short soft arcs across the beam, brighter where `echo` says so (0 to 1). */
export function speckle(plate: Plate, sector: Sector, count: number, echo: (point: Point) => number): string {
  const { random } = plate;
  const arcs = Array.from({ length: count }, () => {
    const depth = sector.near + (sector.far - sector.near) * Math.sqrt(random.next());
    const angle = Math.PI / 2 + random.range(-sector.half, sector.half);
    const spread = random.range(9, 24) / depth;
    const strength = echo(polar(sector.at, depth, angle));
    if (strength <= 0.02) return '';
    const [from, to] = [polar(sector.at, depth, angle - spread), polar(sector.at, depth, angle + spread)];
    return line(
      `M${round(from[0])} ${round(from[1])}A${round(depth)} ${round(depth)} 0 0 1 ${round(to[0])} ${round(to[1])}`,
      palette.film,
      random.range(3, 7),
      { opacity: strength * random.range(0.2, 0.75) },
    );
  });
  return group({ filter: plate.blur(4) }, ...arcs);
}

/** The fan on a screen: its content clipped, fading with depth, depth ticks at the side. */
export function fan(plate: Plate, sector: Sector, ...content: string[]): string {
  const outline = sectorPath(sector);
  const base = plate.linear([
    [0, mix(palette.aubergine, palette.lilac, 0.5)],
    [0.5, mix(palette.aubergine, palette.lilac, 0.26)],
    [1, mix(palette.aubergine, palette.lilac, 0.1)],
  ]);
  const fall = plate.linear([
    [0, palette.night, 0],
    [0.6, palette.night, 0.06],
    [1, palette.night, 0.66],
  ]);
  const edge = polar(sector.at, sector.far, Math.PI / 2 - sector.half)[0] + 22;
  const ticks = steps(sector.at[1] + sector.near, sector.at[1] + sector.far, 11).map(
    (y, index) => `M${round(edge)} ${round(y)}h${index % 5 ? 8 : 16}`,
  );
  return (
    path(outline, { fill: base }) +
    group({ 'clip-path': plate.clip(path(outline, {})) }, ...content, path(outline, { fill: fall })) +
    line(ticks.join(''), palette.lilac, 1.6, { opacity: 0.7 })
  );
}

/** A dark, fluid-filled space with a bright wall. */
export function cavity(
  plate: Plate,
  at: Point,
  radius: number,
  stretch: number,
  angle: number,
  wall = 6,
): string {
  const outline = blob(plate.random, at, radius, { wobble: 0.05, stretch, angle });
  return group(
    { filter: plate.blur(3.4) },
    path(outline, {
      fill: palette.night,
      stroke: palette.film,
      'stroke-width': wall,
      'stroke-opacity': 0.66,
    }),
  );
}

/** A faint round highlight. */
export const glow = (plate: Plate, [x, y]: Point, radius: number, opacity: number): string =>
  group({ filter: plate.blur(14) }, circle(x, y, radius, { fill: palette.film, opacity }));
