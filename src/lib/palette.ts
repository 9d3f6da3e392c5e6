/** A colour as `#rrggbb`. */
export type Colour = string;

function toChannel(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
}

function toHex(channels: readonly number[]): Colour {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour tokens of the site are written in OKLCH; the rasteriser reads sRGB. */
export function oklch(lightness: number, chroma: number, hue: number): Colour {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    toChannel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toChannel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toChannel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}

/** The colour `share` of the way from one colour to another. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const channel = (colour: Colour, index: number) =>
    Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);
  return toHex(
    [0, 1, 2].map((index) => Math.round(channel(from, index) * (1 - share) + channel(to, index) * share)),
  );
}

/** The stains, the paper and the caps: every picture is drawn with these and mixtures of them. */
export const palette = {
  paper: oklch(0.985, 0.008, 85),
  paperShade: oklch(0.945, 0.014, 70),
  sheet: '#ffffff',
  ink: oklch(0.24, 0.045, 305),
  inkSoft: oklch(0.46, 0.03, 305),
  rule: oklch(0.88, 0.012, 85),
  haematoxylin: oklch(0.42, 0.14, 290),
  haematoxylinDeep: oklch(0.31, 0.13, 291),
  lilac: oklch(0.74, 0.09, 298),
  mist: oklch(0.88, 0.04, 295),
  eosin: oklch(0.66, 0.18, 5),
  eosinDeep: oklch(0.52, 0.18, 8),
  rose: oklch(0.79, 0.1, 12),
  blush: oklch(0.91, 0.04, 15),
  marigold: oklch(0.82, 0.15, 80),
  amber: oklch(0.72, 0.14, 66),
  umber: oklch(0.47, 0.09, 55),
  vermilion: oklch(0.55, 0.2, 30),
  leaf: oklch(0.52, 0.12, 155),
  leafPale: oklch(0.83, 0.07, 145),
  aubergine: oklch(0.2, 0.045, 305),
  night: oklch(0.14, 0.03, 300),
  film: oklch(0.86, 0.03, 300),
  capLavender: oklch(0.66, 0.12, 300),
  capRed: oklch(0.57, 0.19, 25),
  capBlue: oklch(0.76, 0.09, 235),
  capGrey: oklch(0.68, 0.012, 290),
  capYellow: oklch(0.83, 0.14, 88),
  blood: oklch(0.4, 0.15, 20),
  serum: oklch(0.86, 0.1, 88),
  plasma: oklch(0.88, 0.08, 92),
} as const satisfies Record<string, Colour>;
