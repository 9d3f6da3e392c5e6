import { type Colour, mix, palette } from '#lib/palette.ts';
import { round, steps } from '../geometry.ts';
import { ellipse, group, line, type Plate, path, rect } from '../plate.ts';
import { hair } from '../shapes/bench.ts';
import { wet } from '../shapes/tube.ts';

/** The colour of urine of middling strength. */
export const urine = mix(palette.serum, palette.marigold, 0.35);

/** A square cuvette with liquid up to a share of its height. */
export function cuvette(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  share = 0.72,
): string {
  const wall = width * 0.1;
  const level = y + height - wall - (height - wall) * share;
  const side = plate.linear(
    [
      [0, palette.mist, 0.75],
      [0.5, palette.sheet, 0.5],
      [1, palette.mist, 0.85],
    ],
    [0, 0],
    [1, 0],
  );
  const body = plate.linear(
    [
      [0, mix(colour, palette.sheet, 0.2)],
      [0.5, colour],
      [1, mix(colour, palette.ink, 0.1)],
    ],
    [0, 0],
    [1, 0.25],
  );
  return (
    rect(x, y, width, height, { rx: 4, fill: side, stroke: hair, 'stroke-width': 1.6 }) +
    rect(x + wall, level, width - wall * 2, y + height - wall - level, { rx: 2, fill: body }) +
    ellipse(x + width / 2, level, width / 2 - wall, 4.5, {
      fill: mix(colour, palette.sheet, 0.4),
      stroke: mix(colour, palette.ink, 0.35),
      'stroke-width': 0.9,
    }) +
    line(
      `M${round(x + wall)} ${round(y + 2)}V${round(y + height - wall)}H${round(x + width - wall)}V${round(y + 2)}`,
      hair,
      0.9,
      { opacity: 0.55 },
    ) +
    rect(x + wall * 1.8, y + height * 0.09, width * 0.1, height * 0.8, {
      rx: 3,
      fill: palette.sheet,
      opacity: 0.5,
    }) +
    line(`M${round(x)} ${round(y + height * 0.07)}h${round(width)}`, hair, 0.9, { opacity: 0.4 })
  );
}

/** A screw-capped cup, seen level: cap, slightly narrowing body, marks. */
export function cup(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  height: number,
  capColour: Colour,
  liquid: Colour,
  share: number,
): string {
  const capHeight = height * 0.22;
  const inset = width * 0.055;
  const taper = width * 0.07;
  const top = y + capHeight;
  const bottom = y + height;
  const body = `M${round(x + inset)} ${round(top)}L${round(x + inset + taper)} ${round(bottom - 12)}Q${round(x + inset + taper + 1)} ${round(bottom)} ${round(x + inset + taper + 14)} ${round(bottom)}H${round(x + width - inset - taper - 14)}Q${round(x + width - inset - taper - 1)} ${round(bottom)} ${round(x + width - inset - taper)} ${round(bottom - 12)}L${round(x + width - inset)} ${round(top)}Z`;
  const level = bottom - (bottom - top) * share;
  const fill = plate.linear(
    [
      [0, mix(capColour, palette.ink, 0.24)],
      [0.2, capColour],
      [0.4, mix(capColour, palette.sheet, 0.4)],
      [0.65, capColour],
      [1, mix(capColour, palette.ink, 0.3)],
    ],
    [0, 0],
    [1, 0],
  );
  const ribs = steps(x + 10, x + width - 10, 19).map(
    (rib) => `M${round(rib)} ${round(y + 12)}V${round(top - 8)}`,
  );
  const marks = steps(bottom - (bottom - top) * 0.14, top + (bottom - top) * 0.16, 9).map(
    (mark, index) =>
      `M${round(x + width - inset - taper - (index % 2 ? 22 : 36))} ${round(mark)}h${index % 2 ? 12 : 26}`,
  );
  return (
    path(body, { fill: mix(palette.mist, palette.sheet, 0.6), 'fill-opacity': 0.8 }) +
    group(
      { 'clip-path': plate.clip(path(body, {})) },
      rect(x, level, width, bottom - level, { fill: wet(plate, liquid) }),
      ellipse(x + width / 2, level, width / 2 - inset - taper * (1 - share), 10, {
        fill: mix(liquid, palette.sheet, 0.4),
        stroke: mix(liquid, palette.ink, 0.25),
        'stroke-width': 1,
      }),
    ) +
    rect(x + width * 0.16, top + 10, width * 0.06, (bottom - top) * 0.78, {
      rx: 5,
      fill: palette.sheet,
      opacity: 0.5,
    }) +
    line(marks.join(''), hair, 1.4, { opacity: 0.6 }) +
    path(body, { fill: 'none', stroke: hair, 'stroke-width': 1.6 }) +
    rect(x, y, width, capHeight, { rx: 8, fill, stroke: hair, 'stroke-width': 1.6 }) +
    line(ribs.join(''), mix(capColour, palette.ink, 0.5), 1.2, { opacity: 0.5 })
  );
}
