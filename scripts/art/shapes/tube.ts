import { type Colour, mix, palette } from '#lib/palette.ts';
import { round, steps } from '../geometry.ts';
import { ellipse, group, line, type Plate, path, rect } from '../plate.ts';
import { hair } from '../shapes/bench.ts';

/** Colour across a round vessel of liquid: dark at the walls, lit a little left of the middle. */
export const wet = (plate: Plate, colour: Colour) =>
  plate.linear(
    [
      [0, mix(colour, palette.ink, 0.24)],
      [0.2, mix(colour, palette.ink, 0.04)],
      [0.42, mix(colour, palette.sheet, 0.14)],
      [0.78, colour],
      [1, mix(colour, palette.ink, 0.3)],
    ],
    [0, 0],
    [1, 0],
  );

/** A tube to be drawn: its left top corner, its cap, and what it holds. */
export interface TubePlan {
  x: number;
  y: number;
  width: number;
  height: number;
  cap: Colour;
  /** From the bottom up: colour and share of the glass that it fills. */
  layers: readonly (readonly [colour: Colour, share: number])[];
  label?: boolean;
  /** A fill line at this share of the glass. */
  fillLine?: number;
}

function cap(plate: Plate, x: number, y: number, width: number, colour: Colour): string {
  const height = width * 1.02;
  const over = width * 0.09;
  const fill = plate.linear(
    [
      [0, mix(colour, palette.ink, 0.26)],
      [0.22, colour],
      [0.4, mix(colour, palette.sheet, 0.36)],
      [0.62, colour],
      [1, mix(colour, palette.ink, 0.34)],
    ],
    [0, 0],
    [1, 0],
  );
  const ribs = steps(x, x + width, 9).map(
    (rib) => `M${round(rib)} ${round(y + height * 0.22)}V${round(y + height * 0.74)}`,
  );
  return (
    rect(x - over, y, width + over * 2, height, {
      rx: width * 0.13,
      fill,
      stroke: hair,
      'stroke-width': 1.5,
    }) +
    line(ribs.join(''), mix(colour, palette.ink, 0.5), 1.2, { opacity: 0.5 }) +
    line(
      `M${round(x - over)} ${round(y + height * 0.84)}H${round(x + width + over)}`,
      mix(colour, palette.ink, 0.5),
      1.2,
      { opacity: 0.7 },
    )
  );
}

/** A capped blood tube, flat and upright: glass, layers with a meniscus, label without words. */
export function tube(plate: Plate, plan: TubePlan): string {
  const { x, y, width, height } = plan;
  const top = y + width * 0.86;
  const bottom = y + height;
  const r = width / 2;
  const glass = `M${round(x)} ${round(top)}V${round(bottom - r)}A${round(r)} ${round(r)} 0 0 0 ${round(x + width)} ${round(bottom - r)}V${round(top)}Z`;
  const inset = 4;
  const bore = `M${round(x + inset)} ${round(top)}V${round(bottom - r)}A${round(r - inset)} ${round(r - inset)} 0 0 0 ${round(x + width - inset)} ${round(bottom - r)}V${round(top)}Z`;
  const reach = bottom - inset - top - width * 0.2;
  let level = bottom - inset;
  const layers = plan.layers.map(([colour, share]) => {
    const floor = level;
    level -= reach * share;
    return (
      rect(x, level, width, floor - level + width * 0.1, { fill: wet(plate, colour) }) +
      ellipse(x + r, level, r - inset, width * 0.085, {
        fill: mix(colour, palette.sheet, 0.26),
        stroke: mix(colour, palette.ink, 0.3),
        'stroke-width': 1,
      })
    );
  });
  const sheen = plate.linear(
    [
      [0, palette.sheet, 0.1],
      [0.5, palette.sheet, 0.75],
      [1, palette.sheet, 0.1],
    ],
    [0, 0],
    [1, 0],
  );
  const labelTop = top + reach * 0.34;
  const label = plan.label
    ? rect(x + 1, labelTop, width - 2, reach * 0.36, {
        fill: mix(palette.sheet, palette.paper, 0.5),
        stroke: hair,
        'stroke-width': 1,
        'stroke-opacity': 0.6,
      }) +
      line(
        (
          [
            [0.24, 0.62],
            [0.44, 0.48],
            [0.64, 0.56],
          ] as const
        )
          .map(
            ([down, along]) =>
              `M${round(x + width * 0.18)} ${round(labelTop + reach * 0.36 * down)}h${round(width * along)}`,
          )
          .join(''),
        palette.inkSoft,
        1.6,
        { opacity: 0.55 },
      ) +
      rect(x + 1, labelTop + reach * 0.36 * 0.8, width - 2, reach * 0.045, { fill: plan.cap, opacity: 0.8 })
    : '';
  const mark = plan.fillLine === undefined ? 0 : bottom - inset - reach * plan.fillLine;
  const fillLine =
    plan.fillLine === undefined
      ? ''
      : line(`M${round(x - 2)} ${round(mark)}h${round(width + 4)}`, palette.vermilion, 2.4) +
        path(`M${round(x + width + 6)} ${round(mark)}l11 -7v14z`, { fill: palette.vermilion });
  return (
    path(glass, { fill: mix(palette.mist, palette.sheet, 0.55), 'fill-opacity': 0.75 }) +
    group({ 'clip-path': plate.clip(path(bore, {})) }, layers.reverse().join('')) +
    label +
    rect(x + width * 0.15, top + 6, width * 0.13, bottom - top - r - 8, { rx: width * 0.06, fill: sheen }) +
    path(glass, { fill: 'none', stroke: hair, 'stroke-width': 1.6 }) +
    fillLine +
    cap(plate, x, y, width, plan.cap)
  );
}

/** Unspun blood up to a share of the glass. */
export const wholeBlood = (share: number) => [[palette.blood, share]] as const;

/** Blood after the centrifuge: cells below, serum above. */
export const spun = [
  [palette.blood, 0.4],
  [palette.serum, 0.36],
] as const;
