import { type Colour, mix, palette } from '#lib/palette.ts';
import { polar, round, steps } from '../geometry.ts';
import { circle, group, line, type Plate, path } from '../plate.ts';
import { hair } from '../shapes/bench.ts';

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
