import { mix, palette } from '#lib/palette.ts';
import { type Point, round, smooth, steps } from '../geometry.ts';
import { group, line, type Plate, type Scene } from '../plate.ts';
import { hair } from '../shapes/bench.ts';
import { plateGround, vignette } from '../shapes/ground.ts';

/** One strand-and-rung helix that runs across the plate at an angle; parts behind are drawn paler. */
function helix(plate: Plate, radius: number, pitch: number, phase: number): string {
  const place = (t: number, shift: number): { at: Point; depth: number } => {
    const turn = (t / pitch) * 2 * Math.PI + phase + shift;
    return { at: [t, Math.sin(turn) * radius], depth: Math.cos(turn) };
  };
  const bases = [palette.marigold, palette.lilac, palette.rose, palette.capBlue];
  const rungs = steps(-700, 700, 79).map((t) => {
    const [one, two] = [place(t, 0), place(t, 2.45)];
    const centre: Point = [(one.at[0] + two.at[0]) / 2, (one.at[1] + two.at[1]) / 2];
    const depth = (one.depth + two.depth) / 2;
    const tone = (pick: number) => mix(bases[pick % 4] ?? palette.eosin, palette.paper, 0.42 - depth * 0.22);
    const first = plate.random.whole(0, 3);
    const stroke = (from: Point, to: Point, colour: string) =>
      line(`M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`, colour, 8, {
        'stroke-linecap': 'butt',
      });
    return {
      depth: depth * 0.6,
      d: stroke(one.at, centre, tone(first)) + stroke(centre, two.at, tone(first + 2)),
    };
  });
  const backbone = [0, 2.45].flatMap((shift, strand) =>
    steps(-700, 700, 281)
      .slice(1)
      .map((t) => {
        const [from, to] = [place(t - 5.4, shift), place(t, shift)];
        const colour = strand ? palette.eosin : palette.haematoxylin;
        const d = `M${round(from.at[0])} ${round(from.at[1])}L${round(to.at[0])} ${round(to.at[1])}`;
        const width = 19 + to.depth * 5;
        return { depth: to.depth, d: line(d, mix(colour, palette.paper, 0.34 - to.depth * 0.34), width) };
      }),
  );
  return [...rungs, ...backbone]
    .sort((a, b) => a.depth - b.depth)
    .map((part) => part.d)
    .join('');
}

/** The department of special tests: a length of DNA, and the curves by which its copies are counted. */
export const amplifiedHelix: Scene = (plate) => {
  const curves = [0, 1, 2, 3].map((index) =>
    smooth(
      steps(0, 1, 13).map(
        (share): Point => [60 + share * 840, 520 - 330 / (1 + Math.exp(-(share - 0.4 - index * 0.11) * 16))],
      ),
      false,
    ),
  );
  return (
    plateGround(plate) +
    line('M60 60V540H900', hair, 1.4, { opacity: 0.55 }) +
    curves
      .map((d, index) => line(d, mix(palette.lilac, palette.rose, index / 3), 3, { opacity: 0.6 }))
      .join('') +
    group(
      { filter: plate.blur(13), opacity: 0.34 },
      group({ transform: 'translate(560 110) rotate(-24) scale(.8)' }, helix(plate, 74, 330, 1.2)),
    ) +
    group({ transform: 'translate(470 330) rotate(-24)' }, helix(plate, 96, 400, 0.4)) +
    vignette(plate, palette.haematoxylin, 0.14)
  );
};
