import { type Colour, mix, palette } from '#lib/palette.ts';
import { steps } from '../geometry.ts';
import { circle, group, line, type Plate, plateSize, rect } from '../plate.ts';

const { width, height } = plateSize;
const whole = (fill: string, extra: Record<string, string | number> = {}) =>
  rect(0, 0, width, height, { fill, ...extra });

/** The lit field of a slide: warm paper, brightest where the lamp is centred. */
export function slideGround(plate: Plate, tint: Colour = palette.blush): string {
  const lamp = plate.radial(
    [
      [0, mix(palette.paper, palette.sheet, 0.5)],
      [0.55, mix(palette.paper, tint, 0.16)],
      [1, mix(palette.paper, tint, 0.5)],
    ],
    [0.46, 0.42],
    0.78,
  );
  return whole(lamp);
}

/** Large faint clouds of dried plasma or mucus behind the cells. */
export function clouds(plate: Plate, colour: Colour, count = 6, opacity = 0.16): string {
  const { random } = plate;
  const drops = Array.from({ length: count }, () =>
    circle(random.range(0, width), random.range(0, height), random.range(90, 200), {
      fill: colour,
      opacity: random.range(0.4, 1) * opacity,
    }),
  );
  return group({ filter: plate.blur(46) }, ...drops);
}

/** The last layer of a slide: the field darkens a little towards the edge of the optics. */
export function vignette(
  plate: Plate,
  colour: Colour = mix(palette.haematoxylin, palette.eosin, 0.35),
  depth = 0.2,
): string {
  return whole(
    plate.radial(
      [
        [0, colour, 0],
        [0.62, colour, 0],
        [0.86, colour, depth * 0.35],
        [1, colour, depth],
      ],
      [0.5, 0.5],
      0.74,
    ),
  );
}

/** Paper for drawn objects, with the faint squares of a graticule. */
export function plateGround(plate: Plate, pitch = 40): string {
  const paper = plate.linear([
    [0, mix(palette.paper, palette.sheet, 0.4)],
    [1, mix(palette.paper, palette.paperShade, 0.6)],
  ]);
  return whole(paper) + graticule(pitch);
}

/** Faint squared lines over the whole plate. */
export function graticule(pitch = 40, colour: Colour = palette.rule, opacity = 0.5): string {
  const columns = steps(pitch, width - pitch, Math.round(width / pitch) - 1).map((x) => `M${x} 0V${height}`);
  const rows = steps(pitch, height - pitch, Math.round(height / pitch) - 1).map((y) => `M0 ${y}H${width}`);
  return line([...columns, ...rows].join(''), colour, 1, { opacity });
}

/** The dark room of films, ultrasound and dark field. */
export function darkGround(
  plate: Plate,
  centre: readonly [number, number] = [0.5, 0.45],
  glow: Colour = mix(palette.aubergine, palette.haematoxylin, 0.28),
): string {
  return whole(
    plate.radial(
      [
        [0, glow],
        [0.6, palette.aubergine],
        [1, palette.night],
      ],
      centre,
      0.8,
    ),
  );
}
