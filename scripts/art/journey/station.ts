import { mix, palette } from '#lib/palette.ts';
import { round } from '../geometry.ts';
import { circle, ellipse, group, line, type Plate, path, rect } from '../plate.ts';

/** A stop of the pet care journey, drawn as it stands some seconds after its window began. */
export type Station = (plate: Plate, seconds: number) => string;

/** Height of the bench that everything stands on. */
export const floor = 512;

/** Bars that stand for lines of writing. */
export function writing(
  x: number,
  y: number,
  widths: readonly number[],
  colour: string,
  pitch = 17,
  thickness = 6,
): string {
  return line(
    widths.map((width, row) => `M${round(x)} ${round(y + row * pitch)}h${round(width)}`).join(''),
    colour,
    thickness,
  );
}

/** The mark of an animal: a pad and four toes. */
export function paw(x: number, y: number, size: number, colour: string): string {
  const toe = (dx: number, dy: number, turn: number) =>
    ellipse(0, 0, 4.2, 5.8, { fill: colour, transform: `translate(${dx} ${dy}) rotate(${turn})` });
  return group(
    { transform: `translate(${round(x)} ${round(y)}) scale(${round(size / 30)})` },
    path('M0 -2C7 -2 13 6 12 11C11 16 5 14 0 14S-11 16 -12 11C-13 6 -7 -2 0 -2Z', { fill: colour }),
    toe(-13.5, -2, -26),
    toe(-5.5, -10.5, -8),
    toe(5.5, -10.5, 8),
    toe(13.5, -2, 26),
  );
}

/** A round leaf-green seal with a tick that is drawn as `share` grows. */
export function seal(x: number, y: number, radius: number, share: number): string {
  if (share === 0) return '';
  const length = radius * 1.5;
  return group(
    { transform: `translate(${round(x)} ${round(y)}) scale(${round(share)})` },
    circle(0, 0, radius, {
      fill: palette.leaf,
      stroke: mix(palette.leaf, palette.ink, 0.3),
      'stroke-width': 1.6,
    }),
    line(
      `M${round(-radius * 0.42)} ${round(radius * 0.04)}L${round(-radius * 0.1)} ${round(radius * 0.36)}L${round(radius * 0.46)} ${round(-radius * 0.34)}`,
      palette.sheet,
      radius * 0.17,
      { 'stroke-dasharray': `${round(length * share)} ${round(length * 2)}` },
    ),
  );
}

/** A sheet of paper or glass with a soft shadow under it. */
export function card(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  return (
    group(
      { filter: plate.blur(10), opacity: 0.2 },
      rect(x + 4, y + 10, width, height, { rx: radius, fill: palette.ink }),
    ) +
    rect(x, y, width, height, { rx: radius, fill: palette.sheet, stroke: palette.rule, 'stroke-width': 1.4 })
  );
}
