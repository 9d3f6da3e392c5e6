import { mix, palette } from '#lib/palette.ts';
import { blob, type Point, points, polar, round, smooth, steps } from '../geometry.ts';
import { circle, group, line, type Plate, path } from '../plate.ts';
import { type Animal, cat, dog } from './animals.ts';

const bright = mix(palette.film, palette.sheet, 0.55);

/** A long bone: a shaft with a knob at both ends. */
function bone(from: Point, to: Point, width: number): string {
  const d = `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
  const knob = ([x, y]: Point) => circle(x, y, width * 0.78, { fill: bright });
  return (
    line(d, bright, width) + line(d, palette.aubergine, width * 0.3, { opacity: 0.4 }) + knob(from) + knob(to)
  );
}

/** The bones of a limb, joint by joint, then the toes. */
function limb(joints: readonly Point[], width: number): string {
  const bones = joints
    .slice(1)
    .map((joint, index) => bone(joints[index] ?? joint, joint, width * (1 - index * 0.16)));
  return bones.join('');
}

/** A row of vertebrae along a line, each with a spine that points away from the body. */
function vertebrae(points: readonly Point[], size: number, spine: number): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const half = polar(middle, length * 0.34, angle);
      const other = polar(middle, -length * 0.34, angle);
      const tip = polar(middle, -size - spine, angle + Math.PI / 2 - 0.3);
      return (
        line(`M${round(other[0])} ${round(other[1])}L${round(half[0])} ${round(half[1])}`, bright, size, {
          'stroke-linecap': 'butt',
        }) +
        (spine
          ? line(
              `M${round(middle[0])} ${round(middle[1])}L${round(tip[0])} ${round(tip[1])}`,
              bright,
              size * 0.32,
              { opacity: 0.85 },
            )
          : '')
      );
    })
    .join('');
}

/** Points at even distances along a chain of straight pieces. */
function along(corners: readonly Point[], count: number): Point[] {
  const pieces = corners.slice(1).map((to, index) => {
    const from = corners[index] ?? to;
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return steps(0, total, count).map((place): Point => {
    let rest = place;
    for (const { from, to, length } of pieces) {
      if (rest <= length + 1e-6) {
        const share = rest / length;
        return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      }
      rest -= length;
    }
    throw new Error('along: the place lies beyond the end of the chain');
  });
}

/** Soft tissue on a film: the outline filled with faint light, brighter where the body is thick. */
function tissue(plate: Plate, animal: Animal): string {
  const light = plate.radial(
    [
      [0, palette.film, 0.4],
      [0.6, palette.lilac, 0.3],
      [1, palette.lilac, 0.2],
    ],
    [0.42, 0.5],
    0.6,
  );
  return (
    group(
      { filter: plate.blur(5), opacity: 0.6 },
      ...animal.far.map((d) => path(d, { fill: palette.lilac, opacity: 0.3 })),
      path(animal.ear, { fill: palette.lilac, opacity: 0.3 }),
    ) +
    group(
      { filter: plate.blur(2.4) },
      path(animal.body, { fill: light, stroke: palette.film, 'stroke-width': 2, 'stroke-opacity': 0.35 }),
    )
  );
}

/** The film of a standing dog, in the dog's own box. */
export function dogFilm(plate: Plate): string {
  const neck = along(
    [
      [156, 96],
      [184, 124],
      [214, 152],
      [238, 158],
    ],
    8,
  );
  const back = along(points('238,158 280,160 330,160 380,154 430,150 448,152'), 21);
  const tail = along(points('462,162 496,168 530,160 558,138 578,110'), 13);
  const ribs = steps(0, 10, 11).map((index) => {
    const x = 246 + index * 12.4;
    const depth = 92 - Math.max(0, index - 5) * 5.5;
    return smooth(
      [
        [x, 164],
        [x + 15, 164 + depth * 0.42],
        [x + 4 - index * 0.4, 164 + depth],
      ],
      false,
    );
  });
  const skull = smooth(points('50,108 92,97 108,80 136,66 162,76 168,94 150,108 120,114 84,120 52,122'));
  const jaw = smooth(
    [
      [56, 130],
      [96, 134],
      [128, 130],
      [146, 112],
    ],
    false,
  );
  const lung = blob(plate.random, [286, 196], 42, { wobble: 0.05, stretch: 1.7, angle: 0.12 });
  const heart = blob(plate.random, [268, 226], 26, { wobble: 0.05, stretch: 1.25, angle: 1 });
  return (
    tissue(plate, dog) +
    group(
      { filter: plate.blur(6) },
      path(lung, { fill: palette.night, opacity: 0.55 }),
      path(heart, { fill: palette.film, opacity: 0.45 }),
    ) +
    group(
      { opacity: 0.42 },
      limb(
        [
          [232, 218],
          [250, 268],
          [256, 344],
          [250, 380],
        ],
        9,
      ),
      limb(
        [
          [436, 176],
          [404, 246],
          [446, 318],
          [438, 384],
        ],
        9,
      ),
    ) +
    group(
      { opacity: 0.9 },
      line(ribs.join(''), bright, 3, { opacity: 0.75 }),
      line(
        smooth(
          [
            [206, 232],
            [238, 256],
            [286, 256],
            [340, 240],
          ],
          false,
        ),
        bright,
        5,
        { 'stroke-dasharray': '13 4', 'stroke-linecap': 'butt', opacity: 0.8 },
      ),
      path(skull, { fill: bright, opacity: 0.62 }),
      circle(112, 93, 9, { fill: palette.aubergine, opacity: 0.6 }),
      line(jaw, bright, 7, { opacity: 0.85 }),
      line('M60 124l2 6M70 124l2 6M80 124l2 6M90 123l2 7M100 122l2 8', bright, 3.4),
      vertebrae(neck, 12, 3),
      vertebrae(back, 11, 9),
      vertebrae(tail, 6, 0),
      path(smooth(points('238,142 252,158 216,214 204,210 214,174')), { fill: bright, opacity: 0.6 }),
      limb(
        [
          [208, 212],
          [238, 262],
          [228, 336],
          [226, 386],
        ],
        11,
      ),
      line('M226 388l-16 14M228 388l-8 15', bright, 5),
      path(smooth(points('428,142 448,148 480,190 470,198 444,174 430,158')), { fill: bright, opacity: 0.7 }),
      limb(
        [
          [452, 178],
          [424, 252],
          [490, 318],
          [472, 392],
        ],
        12,
      ),
      line('M490 318l12 -2', bright, 9),
      line('M472 394l-14 10M474 395l-6 11', bright, 5),
    )
  );
}

/** The film of a sitting cat, in the cat's own box. */
export function catFilm(plate: Plate): string {
  const neck = along(
    [
      [122, 94],
      [134, 116],
      [142, 140],
    ],
    7,
  );
  const back = along(points('142,140 168,172 192,208 212,252 224,300 226,344'), 19);
  const tail = along(points('232,366 256,392 290,398 318,384 334,360'), 14);
  const ribs = steps(0, 8, 9).map((index) => {
    const [x, y] = [146 + index * 6.6, 150 + index * 11];
    return smooth(
      [
        [x, y],
        [x - 12, y + 28 - index],
        [x - 40 + index * 2, y + 42 - index],
      ],
      false,
    );
  });
  const skull = smooth(points('42,88 58,72 76,58 104,54 124,72 124,92 104,104 72,108 46,106'));
  return (
    tissue(plate, cat) +
    group(
      { filter: plate.blur(6) },
      path(blob(plate.random, [144, 210], 34, { stretch: 1.6, angle: 1 }), {
        fill: palette.night,
        opacity: 0.5,
      }),
    ) +
    group(
      { opacity: 0.42 },
      limb(
        [
          [122, 222],
          [124, 276],
          [116, 356],
          [104, 392],
        ],
        7,
      ),
    ) +
    group(
      { opacity: 0.9 },
      line(ribs.join(''), bright, 2.6, { opacity: 0.75 }),
      path(skull, { fill: bright, opacity: 0.62 }),
      circle(68, 82, 10, { fill: palette.aubergine, opacity: 0.55 }),
      line(
        smooth(
          [
            [50, 116],
            [76, 122],
            [100, 112],
          ],
          false,
        ),
        bright,
        5,
        { opacity: 0.85 },
      ),
      vertebrae(neck, 9, 2),
      vertebrae(back, 9, 5),
      vertebrae(tail, 5, 0),
      path(
        smooth([
          [148, 148],
          [158, 160],
          [130, 204],
          [120, 198],
        ]),
        { fill: bright, opacity: 0.55 },
      ),
      limb(
        [
          [122, 202],
          [136, 262],
          [128, 344],
          [120, 392],
        ],
        8.5,
      ),
      line('M120 394l-22 10M120 394l-14 11', bright, 4),
      path(smooth(points('212,318 230,330 240,366 228,372 216,346')), { fill: bright, opacity: 0.7 }),
      limb(
        [
          [224, 350],
          [168, 318],
          [200, 392],
          [158, 402],
        ],
        9,
      ),
    )
  );
}
