import { type Colour, mix, palette } from '#lib/palette.ts';
import { round, steps } from '../geometry.ts';
import { ellipse, group, line, type Plate } from '../plate.ts';

/** Hairlines of drawn objects. */
export const hair = mix(palette.ink, palette.haematoxylin, 0.35);

/** The edge of the bench that objects stand on. */
export const bench = (y: number) => line(`M60 ${y}H900`, hair, 1.2, { opacity: 0.7 });

/** A ruler's edge: a hairline with long and short ticks. */
export function scale(
  x: number,
  y: number,
  length: number,
  count: number,
  vertical = false,
  colour: Colour = hair,
): string {
  const ticks = steps(0, length, count).map((at, index) => {
    const reach = index % 10 === 0 ? 22 : index % 5 === 0 ? 15 : 9;
    return vertical ? `M${round(x)} ${round(y + at)}h${reach}` : `M${round(x + at)} ${round(y)}v${reach}`;
  });
  const edge = vertical
    ? `M${round(x)} ${round(y)}v${round(length)}`
    : `M${round(x)} ${round(y)}h${round(length)}`;
  return line(edge + ticks.join(''), colour, 1.4, { opacity: 0.7 });
}

/** A soft contact shade below things that stand on the bench. */
export function shade(plate: Plate, x: number, y: number, width: number, height = 14): string {
  return group(
    { filter: plate.blur(9), opacity: 0.3 },
    ellipse(x + width / 2, y, width / 2, height, { fill: mix(palette.ink, palette.haematoxylin, 0.3) }),
  );
}
