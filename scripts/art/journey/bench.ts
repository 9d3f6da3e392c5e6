import { mix, palette } from '#lib/palette.ts';
import { type Point, polar, round, scatter, steps } from '../geometry.ts';
import { circle, ellipse, group, line, type Plate, path, rect } from '../plate.ts';
import { hair, shade } from '../shapes/bench.ts';
import { type Cell, lymphocyte, neutrophil, platelet, redCell } from '../shapes/blood.ts';
import { eased } from '../timing.ts';
import { floor, type Station } from './station.ts';

const centre: Point = [648, 282];
const radius = 206;

function microscope(plate: Plate, turn: number): string {
  const enamel = plate.linear(
    [
      [0, mix(palette.haematoxylin, palette.lilac, 0.3)],
      [0.35, palette.haematoxylin],
      [1, palette.haematoxylinDeep],
    ],
    [0, 0],
    [1, 0],
  );
  const metal = plate.linear(
    [
      [0, mix(palette.capGrey, palette.ink, 0.15)],
      [0.3, palette.sheet],
      [0.7, mix(palette.mist, palette.capGrey, 0.3)],
      [1, mix(palette.capGrey, palette.ink, 0.3)],
    ],
    [0, 0],
    [1, 0],
  );
  const edge = { stroke: hair, 'stroke-width': 1.6, 'stroke-linejoin': 'round' } as const;
  const [knobX, knobY] = [322, 398];
  const notches = steps(0, (Math.PI * 11) / 6, 12).map((angle) => {
    const [from, to] = [polar([knobX, knobY], 19, angle + turn), polar([knobX, knobY], 25, angle + turn)];
    return `M${from.map(round).join(' ')}L${to.map(round).join(' ')}`;
  });
  return (
    shade(plate, 92, floor, 300, 11) +
    // Lamp and its light.
    path('M190 436L176 380H232L218 436Z', { fill: palette.marigold, opacity: 0.4 }) +
    path(
      'M270 476C352 452 372 330 346 250Q332 204 286 186L270 226C304 240 316 270 318 320C320 380 300 412 256 424Z',
      {
        fill: enamel,
        ...edge,
      },
    ) +
    path(`M96 ${floor}Q92 470 130 468H330Q376 470 376 ${floor}Z`, { fill: enamel, ...edge }) +
    rect(176, 436, 56, 34, { rx: 5, fill: metal, ...edge }) +
    rect(112, 374, 208, 16, { rx: 4, fill: palette.aubergine, ...edge }) +
    rect(142, 366, 122, 8, { rx: 1, fill: mix(palette.mist, palette.sheet, 0.4), ...edge }) +
    ellipse(204, 369, 26, 2.4, { fill: palette.eosin }) +
    rect(186, 296, 36, 48, { rx: 4, fill: metal, ...edge }) +
    rect(187, 318, 34, 7, { fill: palette.marigold }) +
    path('M192 344H216L211 362H197Z', { fill: metal, ...edge }) +
    group(
      { transform: 'rotate(34 204 284)' },
      rect(190, 292, 28, 40, { rx: 4, fill: metal, ...edge }),
      rect(191, 310, 26, 6, { fill: palette.capBlue }),
    ) +
    path('M166 262H246L238 298H174Z', { fill: palette.aubergine, ...edge }) +
    rect(168, 132, 76, 132, { rx: 9, fill: enamel, ...edge }) +
    rect(244, 186, 52, 42, { fill: palette.haematoxylin }) +
    rect(182, 88, 48, 46, { rx: 4, fill: metal, ...edge }) +
    rect(174, 66, 64, 26, { rx: 6, fill: palette.aubergine, ...edge }) +
    circle(knobX, knobY, 27, { fill: metal, ...edge }) +
    line(notches.join(''), hair, 2.2) +
    circle(knobX, knobY, 11, { fill: palette.aubergine })
  );
}

/** What the eye sees: cells come into focus, and the white one is found. */
function field(plate: Plate, seconds: number): string {
  const focus = 11 * (1 - eased(seconds, 0.12, 0.85));
  const white: Cell = { at: [centre[0] - 34, centre[1] + 12], radius: 66 };
  const other: Cell = { at: [centre[0] + 118, centre[1] - 92], radius: 46 };
  const area = [centre[0] - 230, centre[1] - 230, centre[0] + 230, centre[1] + 230] as const;
  const red = scatter(plate.random, { count: 34, radius: [33, 38], gap: 5, taken: [white, other], area });
  const flakes = scatter(plate.random, {
    count: 6,
    radius: [8, 11],
    gap: 4,
    taken: [white, other, ...red],
    area,
  });
  const cells =
    red.map((cell) => group({ style: 'mix-blend-mode:multiply' }, redCell(plate, cell))).join('') +
    neutrophil(plate, white, 4) +
    lymphocyte(plate, other) +
    flakes.map((cell) => platelet(plate, cell)).join('');
  const found = eased(seconds, 1, 1.35);
  const slide = `translate(${round(10 - seconds * 9)} ${round(seconds * 5 - 5)})`;
  return (
    circle(centre[0], centre[1], radius, { fill: palette.sheet, stroke: hair, 'stroke-width': 2 }) +
    group(
      { 'clip-path': plate.clip(circle(centre[0], centre[1], radius - 9, {})) },
      circle(centre[0], centre[1], radius - 9, { fill: mix(palette.paper, palette.blush, 0.45) }),
      group({ transform: slide, ...(focus > 0.4 ? { filter: plate.blur(focus) } : {}) }, cells),
      found > 0
        ? group(
            { transform: slide },
            circle(white.at[0], white.at[1], 84 + 40 * (1 - found), {
              fill: 'none',
              stroke: palette.eosinDeep,
              'stroke-width': 4,
              opacity: found,
            }),
          )
        : '',
    ) +
    circle(centre[0], centre[1], radius - 9, {
      fill: 'none',
      stroke: hair,
      'stroke-width': 0.8,
      'stroke-opacity': 0.5,
    })
  );
}

/** A microscope, and beside it the round field that it shows. */
export const bench: Station = (plate, seconds) =>
  path(`M206 66L${centre[0] - 60} ${centre[1] - radius + 8}L${centre[0] - 130} ${centre[1] + 160}Z`, {
    fill: palette.marigold,
    opacity: 0.14,
  }) +
  microscope(plate, eased(seconds, 0.1, 0.9) * 2.4) +
  field(plate, seconds);
