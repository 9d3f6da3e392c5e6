import { mix, palette } from '#lib/palette.ts';
import { circle, ellipse, line, path } from '../plate.ts';
import type { Sitter } from './sitters.ts';

/** What of the hair lies behind the person, and what in front. */
interface Hair {
  back: string;
  front: string;
}

/** Parted in the middle, drawn to both sides. */
const curtain =
  'M30.6 45C27 25 37 15 48 15S69 25 65.4 45C64.6 37 60.4 29.6 48.4 23.4C36 29.6 31.4 37 30.6 45Z';

/** Draws the hair of a sitter, or the scarf over it. */
export function drawHair({ hair, colour }: Sitter): Hair {
  const deep = mix(colour, palette.ink, 0.35);
  const sheen = mix(colour, palette.sheet, 0.24);
  const part = line('M48.2 15.4V23', deep, 0.9);
  const shape = (d: string, fill = colour) => path(d, { fill });
  switch (hair) {
    case 'short':
      return {
        back: '',
        front: shape(
          'M31 42C27.6 24 36.6 13.4 49 13.6C62 13.8 68.6 25 65 42C64.4 35.6 62.6 31.6 59 29C50 31.6 41.4 31 36.4 28.6C33 31.6 31.6 36 31 42Z',
        ),
      };
    case 'parted':
      return {
        back: '',
        front:
          shape(
            'M30.8 42C27.4 22.6 38 12.8 50 13.4C62.6 14 68.8 25.6 65.2 42C64.6 36 63.6 32.6 61 29.6C54 30.4 45.6 28 40.4 23C39.6 28 36 30.6 33.8 32.6C32 35.6 31.4 38 30.8 42Z',
          ) + line('M40.4 23Q38.4 19.4 40.4 15.6', deep, 0.9),
      };
    case 'thinning':
      return {
        back: '',
        front: shape(
          'M30.8 46C26.6 38 27.6 29 33.2 26.4C35 26 35 29 34 32C33 36 33.6 41 32.6 46ZM65.2 46C69.4 38 68.4 29 62.8 26.4C61 26 61 29 62 32C63 36 62.4 41 63.4 46Z',
        ),
      };
    case 'waves':
      return {
        back: '',
        front: [
          [34.6, 25.4, 5.6],
          [40.6, 19.8, 6.4],
          [48.4, 17.6, 6.8],
          [56.4, 19.8, 6.4],
          [61.8, 25.6, 5.6],
          [32.4, 32.4, 3.6],
          [63.8, 32.4, 3.6],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: colour }))
          .join(''),
      };
    case 'bun':
      return {
        back:
          circle(48, 13.4, 9, { fill: deep }) +
          line('M42 12.4Q48 8 54 12.4M43.4 16Q48 13 52.6 16', colour, 1),
        front: shape(curtain) + part + line('M35 30Q39 23.4 45 20.6M61 30Q57 23.4 51 20.6', sheen, 0.9),
      };
    case 'long':
      return {
        back: shape('M28 42C25.6 22 36 12 48 12S70.4 22 68 42C68 56 73 64 70 82H26C23 64 28 56 28 42Z', deep),
        front:
          shape(curtain) + part + line('M34.6 30Q38 23.6 44.4 20.4M61.4 30Q58 23.6 51.6 20.4', sheen, 0.9),
      };
    case 'bob':
      return {
        back: shape(
          'M27.4 42C25.4 21.4 36 12 48 12S70.6 21.4 68.6 42C69 50 70 55 69 60C68 65.6 62 67 57 66.4H39C34 67 28 65.6 27 60C26 55 27 50 27.4 42Z',
          deep,
        ),
        front:
          shape(
            'M30 46C26.8 27 36 14.6 49 15C61.6 15.4 69 28 66 47C64.6 37.6 58 28.6 49.6 23.4C45 30 35.6 34 30 46Z',
          ) + line('M53 19.6Q61 23.6 63.4 32', sheen, 0.9),
      };
    case 'braid': {
      const plaits = [
        [67.4, 62, 5.2],
        [68.6, 69.6, 5],
        [68.6, 77, 4.7],
        [67.8, 84, 4.4],
        [66.6, 90.4, 4],
      ];
      return {
        back: shape(
          'M28.4 42C26 22 36 12.4 48 12.4S70 22 67.6 42C68 52 71 56 70 62C60 68 42 68 33 62C27.4 58 28.4 50 28.4 42Z',
          deep,
        ),
        front:
          shape(curtain) +
          part +
          plaits
            .map(
              ([x = 0, y = 0, r = 0], index) =>
                ellipse(x, y, r, r * 0.92, { fill: index % 2 ? deep : colour }) +
                line(
                  `M${x - r * 0.6} ${y - r * 0.3}Q${x} ${y + r * 0.4} ${x + r * 0.6} ${y - r * 0.3}`,
                  sheen,
                  0.7,
                ),
            )
            .join('') +
          ellipse(66.2, 94, 2.6, 1.6, { fill: palette.marigold }),
      };
    }
    case 'scarf':
      return {
        back: shape(
          'M25.6 46C23.4 22 35 10 48 10S72.6 22 70.4 46C70.4 60 75 68 80 76L48 90L16 76C21 68 25.6 60 25.6 46Z',
          deep,
        ),
        front:
          shape('M29.8 50C24.6 26 36 12.4 48 12.4S71.4 26 66.2 50C66.6 36 60 25.6 48 25.6S29.4 36 29.8 50Z') +
          shape(
            'M30 46C31.4 59 38 65.4 48 65.4S64.6 59 66 46C70 58 70.6 66 74 74C64 84.6 32 84.6 22 74C25.4 66 26 58 30 46Z',
          ) +
          line('M28 70Q44 79 66 64M34 76Q50 82 70 70', deep, 0.9) +
          line('M34 26Q40 16.4 50 16', sheen, 0.9),
      };
  }
}
