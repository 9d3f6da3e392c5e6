import { palette } from '#lib/palette.ts';
import { round, steps } from '../geometry.ts';
import { circle, group, line, type Plate, rect } from '../plate.ts';

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
