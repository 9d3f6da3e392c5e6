import { mix, palette } from '#lib/palette.ts';
import { round } from '../geometry.ts';
import { circle, group, line, path, rect } from '../plate.ts';
import { dog } from '../shapes/animals.ts';
import { hair, shade } from '../shapes/bench.ts';
import { figure } from '../shapes/figure.ts';
import { tube, wholeBlood } from '../shapes/tube.ts';
import { eased, sprung } from '../timing.ts';
import { floor, paw, type Station, writing } from './station.ts';

const [left, top, width, height] = [132, 58, 290, 454];

/** A message that grows out of the corner where its writer sits. */
function bubble(
  share: number,
  mine: boolean,
  y: number,
  size: readonly [number, number],
  inside: string,
): string {
  if (share === 0) return '';
  const x = mine ? left + width - 30 - size[0] : left + 30;
  const corner = mine ? x + size[0] : x;
  const [fill, edge] = mine
    ? [palette.haematoxylin, palette.haematoxylinDeep]
    : [palette.sheet, palette.rule];
  const tail = mine
    ? `M${corner - 22} ${y + size[1] - 1}l24 13l-4 -26z`
    : `M${corner + 22} ${y + size[1] - 1}l-24 13l4 -26z`;
  return group(
    {
      transform: `translate(${corner} ${y + size[1]}) scale(${round(share)}) translate(${-corner} ${-y - size[1]})`,
      opacity: Math.min(1, share * 2),
    },
    path(tail, { fill, stroke: edge, 'stroke-width': 1.2, 'stroke-linejoin': 'round' }),
    rect(x, y, size[0], size[1], { rx: 16, fill, stroke: edge, 'stroke-width': 1.2 }),
    group({ transform: `translate(${x} ${y})` }, inside),
  );
}

/** Three dots that rise in turn while somebody writes. */
function thinking(seconds: number): string {
  return [0, 1, 2]
    .map((dot) =>
      circle(24 + dot * 19, 23 - 5 * Math.max(0, Math.sin(seconds * 11 - dot * 0.9)), 5, {
        fill: palette.lilac,
      }),
    )
    .join('');
}

/** A chat on a phone: the question, the answer with tube and price, the thanks. The patient waits beside it. */
export const booking: Station = (plate, seconds) => {
  const writes = eased(seconds, 0.62, 0.74) - eased(seconds, 1.02, 1.08);
  const pale = mix(palette.haematoxylin, palette.sheet, 0.72);
  const answer =
    tube(plate, { x: 20, y: 16, width: 22, height: 86, cap: palette.capLavender, layers: wholeBlood(0.66) }) +
    writing(62, 30, [98, 74], palette.lilac) +
    writing(62, 68, [56], palette.eosinDeep, 17, 9) +
    writing(62, 92, [84], palette.rule);
  return (
    shade(plate, left - 6, floor, width + 16, 10) +
    rect(left, top, width, height, { rx: 36, fill: palette.aubergine, stroke: hair, 'stroke-width': 2 }) +
    rect(left + 12, top + 12, width - 24, height - 24, {
      rx: 26,
      fill: mix(palette.paper, palette.mist, 0.35),
    }) +
    path(
      `M${left + 12} ${top + 76}V${top + 38}Q${left + 12} ${top + 12} ${left + 38} ${top + 12}H${left + width - 38}Q${left + width - 12} ${top + 12} ${left + width - 12} ${top + 38}V${top + 76}Z`,
      { fill: palette.haematoxylin },
    ) +
    circle(left + 52, top + 46, 19, { fill: palette.sheet }) +
    paw(left + 52, top + 46, 21, palette.eosinDeep) +
    writing(left + 86, top + 39, [92, 58], pale) +
    line(`M${left + 122} ${top + height - 24}h46`, mix(palette.aubergine, palette.mist, 0.4), 4) +
    bubble(sprung(seconds, 0.14, 0.46), true, top + 96, [176, 66], writing(22, 25, [130, 88], pale)) +
    bubble(Math.max(0, writes), false, top + 190, [86, 44], thinking(seconds)) +
    bubble(sprung(seconds, 1.06, 1.4), false, top + 190, [186, 118], answer) +
    bubble(sprung(seconds, 1.62, 1.92), true, top + 336, [94, 58], paw(47, 30, 30, palette.sheet)) +
    shade(plate, 520, floor, 330, 11) +
    group({ transform: 'translate(466 204) scale(.75)' }, figure(plate, dog, palette.haematoxylin))
  );
};
