import { mix, palette } from '#lib/palette.ts';
import { round } from '../geometry.ts';
import { circle, group, line, path, rect } from '../plate.ts';
import { dog } from '../shapes/animals.ts';
import { hair, shade } from '../shapes/bench.ts';
import { figure } from '../shapes/figure.ts';
import { eased, sprung } from '../timing.ts';
import { card, floor, paw, type Station, seal, writing } from './station.ts';

/** Width of the name, place of the value in its interval, and whether it lies outside. */
const rows = [
  [84, 0.42, false],
  [62, 0.6, false],
  [96, 0.92, true],
  [70, 0.5, false],
  [54, 0.36, false],
] as const;

function sheet(seconds: number): string {
  const lines = rows.map(([width, value, outside], index) => {
    const y = 128 + index * 39;
    const come = eased(seconds, 0.42 + index * 0.1, 0.68 + index * 0.1);
    return (
      line(`M28 ${y + 16}H272`, palette.rule, 1) +
      line(`M28 ${y}h${width}`, palette.inkSoft, 5, { opacity: 0.65 }) +
      line(`M152 ${y}h116`, palette.rule, 6) +
      line(`M178 ${y}h62`, palette.lilac, 6) +
      circle(152 + 116 * value * come, y, 7, { fill: outside ? palette.eosinDeep : palette.haematoxylin })
    );
  });
  const signed = eased(seconds, 0.95, 1.3);
  return (
    writing(28, 42, [118], palette.ink, 17, 10) +
    writing(28, 66, [74], palette.lilac, 17, 6) +
    circle(252, 50, 21, { fill: 'none', stroke: palette.eosin, 'stroke-width': 4 }) +
    paw(252, 50, 22, palette.eosinDeep) +
    line('M28 94H272', palette.haematoxylin, 1.8) +
    lines.join('') +
    (signed > 0
      ? line(
          'M30 344C42 318 52 318 50 338S68 352 78 330S90 352 104 338S120 330 134 342',
          palette.haematoxylin,
          3.4,
          {
            'stroke-dasharray': `${round(150 * signed)} 400`,
          },
        )
      : '')
  );
}

/** The report comes out of its envelope, is signed and sealed; the patient is there to hear it. */
export const report: Station = (plate, seconds) => {
  const rise = eased(seconds, 0, 0.62);
  const [left, right, top] = [118, 512, 372];
  const heart = sprung(seconds, 1.2, 1.5);
  const fold = mix(palette.blush, palette.paper, 0.35);
  return (
    shade(plate, left, floor, right - left, 12) +
    path(`M${left} ${top}L${(left + right) / 2} ${top - 112}L${right} ${top}V${floor}H${left}Z`, {
      fill: mix(palette.rose, palette.paper, 0.45),
      stroke: hair,
      'stroke-width': 1.8,
      'stroke-linejoin': 'round',
    }) +
    group(
      { 'clip-path': plate.clip(rect(0, -40, 960, floor + 38, {})) },
      group(
        { transform: `translate(165 ${round(400 - 348 * rise)})` },
        card(plate, 0, 0, 300, 388, 5),
        sheet(seconds),
      ),
    ) +
    path(`M${left} ${top}L${(left + right) / 2} ${top + 92}L${right} ${top}V${floor}H${left}Z`, {
      fill: fold,
      stroke: hair,
      'stroke-width': 1.8,
      'stroke-linejoin': 'round',
    }) +
    line(
      `M${left} ${floor}L${(left + right) / 2 - 40} ${top + 74}M${right} ${floor}L${(left + right) / 2 + 40} ${top + 74}`,
      hair,
      1.2,
      {
        opacity: 0.5,
      },
    ) +
    seal(414, 384, 31, sprung(seconds, 1.24, 1.54)) +
    shade(plate, 600, floor, 250, 10) +
    group({ transform: 'translate(556 270) scale(.588)' }, figure(plate, dog, palette.haematoxylin)) +
    (heart > 0
      ? path(
          'M0 10C-22 -6 -30 -18 -30 -30C-30 -42 -20 -50 -10 -48C-4 -46 0 -40 0 -36C0 -40 4 -46 10 -48C20 -50 30 -42 30 -30C30 -18 22 -6 0 10Z',
          {
            fill: palette.eosin,
            transform: `translate(642 ${round(250 - 10 * heart)}) scale(${round(heart * 0.9)})`,
          },
        )
      : '')
  );
};
