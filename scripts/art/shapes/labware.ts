import { polar, round, steps } from '../geometry.ts';
import { type Colour, mix, palette } from '../palette.ts';
import { circle, ellipse, group, line, type Plate, path, rect } from '../plate.ts';

/** Hairlines of drawn objects. */
export const hair = mix(palette.ink, palette.haematoxylin, 0.35);

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

const wet = (plate: Plate, colour: Colour) =>
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

/** Digits drawn as strokes in a box 10 wide and 16 high, so that no font is needed. */
const digits: Record<string, string> = {
  '0': 'M5 0C1.4 0 .6 4 .6 8s.8 8 4.4 8 4.4-4 4.4-8S8.6 0 5 0Z',
  '1': 'M1.6 3.6L5.6 0V16',
  '2': 'M.8 4C.8 1.4 2.6 0 5 0s4.2 1.6 4.2 4.2C9.2 8 3.6 11.2.8 16H9.4',
  '3': 'M.8 2.6C1.6 1 3 0 5 0c2.4 0 4 1.5 4 3.8S7.2 7.6 4.4 7.6C7.6 7.6 9.4 9.3 9.4 11.8S7.4 16 4.8 16C2.6 16 1 15 .4 13',
  '4': 'M7 16V0L.4 11H9.8',
  '6': 'M8.4.8C4 1.6.8 6 .8 11c0 3 1.8 5 4.2 5s4.4-2 4.4-4.8S7.6 6.6 5.2 6.6C2.6 6.6 1 8.8.8 11',
  '8': 'M5 7.4C2.8 7.4 1.2 6 1.2 3.7S2.8 0 5 0s3.8 1.4 3.8 3.7S7.2 7.4 5 7.4ZM5 7.4C2.4 7.4.6 9.2.6 11.7S2.4 16 5 16s4.4-1.8 4.4-4.3S7.6 7.4 5 7.4Z',
  '9': 'M1.6 15.2C6 14.4 9.2 10 9.2 5c0-3-1.8-5-4.2-5S.6 2 .6 4.8 2.4 9.4 4.8 9.4C7.4 9.4 9 7.2 9.2 5',
};

/** A whole number centred on a point, `size` high. */
export function number(text: string, x: number, y: number, size: number, colour: Colour): string {
  const scale = size / 16;
  const width = text.length * 13 - 3;
  return group(
    {
      transform: `translate(${round(x - (width * scale) / 2)} ${round(y - size / 2)}) scale(${round(scale)})`,
    },
    ...[...text].map((digit, index) =>
      line(digits[digit] ?? '', colour, 1.9, { transform: `translate(${index * 13} 0)` }),
    ),
  );
}

/** A clock face: rim, ticks, the four main hours, and a shaded stretch of hours that passed. */
export function clock(
  plate: Plate,
  x: number,
  y: number,
  radius: number,
  hour: number,
  shaded: Colour,
): string {
  const angle = (hours: number) => (hours / 12) * 2 * Math.PI - Math.PI / 2;
  const face = plate.radial([
    [0, palette.sheet],
    [0.8, palette.sheet],
    [1, mix(palette.paper, palette.mist, 0.6)],
  ]);
  const ticks = steps(0, 59, 60).map((minute) => {
    const long = minute % 5 === 0;
    const [from, to] = [
      polar([x, y], radius * (long ? 0.86 : 0.9), angle(minute / 5)),
      polar([x, y], radius * 0.94, angle(minute / 5)),
    ];
    return { long, d: `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}` };
  });
  const end = polar([x, y], radius * 0.8, angle(hour));
  const sector =
    hour >= 12
      ? circle(x, y, radius * 0.8, { fill: shaded, opacity: 0.26 })
      : hour > 0
        ? path(
            `M${round(x)} ${round(y)}V${round(y - radius * 0.8)}A${round(radius * 0.8)} ${round(radius * 0.8)} 0 ${hour > 6 ? 1 : 0} 1 ${round(end[0])} ${round(end[1])}Z`,
            { fill: shaded, opacity: 0.3 },
          )
        : '';
  const hand = (hours: number, length: number, width: number) => {
    const [from, to] = [
      polar([x, y], -radius * 0.1, angle(hours)),
      polar([x, y], radius * length, angle(hours)),
    ];
    return line(`M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`, palette.ink, width);
  };
  return (
    circle(x, y, radius, { fill: face, stroke: hair, 'stroke-width': radius * 0.03 }) +
    circle(x, y, radius * 0.965, { fill: 'none', stroke: hair, 'stroke-width': 0.8, 'stroke-opacity': 0.5 }) +
    sector +
    line(
      ticks
        .filter((item) => item.long)
        .map((item) => item.d)
        .join(''),
      palette.ink,
      radius * 0.022,
    ) +
    line(
      ticks
        .filter((item) => !item.long)
        .map((item) => item.d)
        .join(''),
      palette.inkSoft,
      radius * 0.01,
    ) +
    ['12', '3', '6', '9']
      .map((text, index) => {
        const [dx, dy] = polar([x, y], radius * 0.68, angle(index * 3));
        return number(text, dx, dy, radius * 0.17, palette.ink);
      })
      .join('') +
    hand(hour, 0.46, radius * 0.05) +
    hand(12, 0.72, radius * 0.032) +
    circle(x, y, radius * 0.055, { fill: palette.eosinDeep, stroke: palette.ink, 'stroke-width': 1.4 })
  );
}

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

/** A report sheet without words: heading bars, rows, interval bars with a marked value. */
export function reportSheet(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  height: number,
  rows: number,
): string {
  const { random } = plate;
  const margin = width * 0.1;
  const lines = steps(y + height * 0.28, y + height * 0.9, rows).map((row, index) => {
    const barX = x + width * 0.56;
    const barWidth = width * 0.34;
    const value = random.range(0.28, 0.72);
    const out = index === 2;
    const marker = barX + barWidth * (out ? 0.9 : value);
    return (
      line(`M${round(x + margin)} ${round(row + 13)}H${round(x + width - margin)}`, palette.rule, 1) +
      line(
        `M${round(x + margin)} ${round(row)}h${round(width * random.range(0.16, 0.3))}`,
        palette.inkSoft,
        4,
        { opacity: 0.6 },
      ) +
      line(`M${round(barX)} ${round(row)}h${round(barWidth)}`, palette.rule, 5) +
      line(`M${round(barX + barWidth * 0.22)} ${round(row)}h${round(barWidth * 0.54)}`, palette.lilac, 5) +
      circle(marker, row, 5.4, { fill: out ? palette.eosinDeep : palette.haematoxylin })
    );
  });
  return (
    group(
      { filter: plate.blur(12), opacity: 0.2 },
      rect(x + 6, y + 12, width, height, { fill: palette.ink }),
    ) +
    rect(x, y, width, height, { rx: 3, fill: palette.sheet, stroke: palette.rule, 'stroke-width': 1.4 }) +
    line(`M${round(x + margin)} ${round(y + height * 0.09)}h${round(width * 0.42)}`, palette.ink, 8) +
    line(`M${round(x + margin)} ${round(y + height * 0.145)}h${round(width * 0.26)}`, palette.inkSoft, 4, {
      opacity: 0.6,
    }) +
    circle(x + width - margin - 14, y + height * 0.11, 14, {
      fill: 'none',
      stroke: palette.eosin,
      'stroke-width': 4,
    }) +
    line(
      `M${round(x + margin)} ${round(y + height * 0.2)}H${round(x + width - margin)}`,
      palette.haematoxylin,
      1.6,
    ) +
    lines.join('')
  );
}
