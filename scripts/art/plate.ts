import type { Colour } from '#lib/palette.ts';
import { round } from './geometry.ts';
import { createRandom, type Random } from './random.ts';

/** Every picture is drawn on one size of plate; smaller files are scaled from it. */
export const plateSize = { width: 960, height: 600 } as const;

/** Drawn around the plate and trimmed off after rasterising: a blur needs what lies just outside the picture. */
export const bleed = 40;

type Value = string | number | undefined;

/** One SVG element as text. */
export function tag(name: string, attributes: Record<string, Value>, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children.length ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`;
}

/** A group of drawings that share attributes. */
export const group = (attributes: Record<string, Value>, ...children: string[]): string =>
  tag('g', attributes, children.join(''));

/** A path, most often with a fill and no outline. */
export const path = (d: string, attributes: Record<string, Value>): string =>
  tag('path', { d, ...attributes });

/** A stroke that ends softly. */
export const line = (
  d: string,
  stroke: string,
  width: number,
  attributes: Record<string, Value> = {},
): string =>
  path(d, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  });

export const circle = (cx: number, cy: number, r: number, attributes: Record<string, Value>): string =>
  tag('circle', { cx, cy, r, ...attributes });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: Record<string, Value>,
): string => tag('ellipse', { cx, cy, rx, ry, ...attributes });

/** A rectangle; `rx` rounds its corners. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Record<string, Value>,
): string => tag('rect', { x, y, width, height, ...attributes });

/** A stop of a gradient: where (0 to 1), colour, opacity. */
type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** A drawing surface: it owns the seed of the picture and the paints that several shapes share. */
export interface Plate {
  random: Random;
  /** Each paint returns the `url(#id)` that refers to it; equal paints are written once. */
  linear: (
    stops: readonly Stop[],
    from?: readonly [number, number],
    to?: readonly [number, number],
  ) => string;
  radial: (stops: readonly Stop[], centre?: readonly [number, number], radius?: number) => string;
  /** A soft focus of the given depth. Shallow ones (below 4) must not be put on lines of no width or height. */
  blur: (depth: number) => string;
  clip: (shape: string) => string;
}

/** Draws on a plate and returns the markup that lies on it. */
export type Scene = (plate: Plate) => string;

const toStops = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) =>
      tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');

function createPlate(seed: string): Plate & { definitions: () => string } {
  const known = new Map<string, string>();
  const define = (name: string, attributes: Record<string, Value>, children: string) => {
    const key = tag(name, attributes, children);
    const id = known.get(key) ?? `d${known.size}`;
    known.set(key, id);
    return `url(#${id})`;
  };
  const everywhere = { filterUnits: 'userSpaceOnUse', x: -480, y: -480, width: 1920, height: 1560 };
  const nearby = { x: '-25%', y: '-25%', width: '150%', height: '150%' };
  return {
    random: createRandom(seed),
    linear: (stops, [x1, y1] = [0, 0], [x2, y2] = [0, 1]) =>
      define('linearGradient', { x1, y1, x2, y2 }, toStops(stops)),
    radial: (stops, [cx, cy] = [0.5, 0.5], r = 0.5) =>
      define('radialGradient', { cx, cy, r }, toStops(stops)),
    blur: (depth) =>
      define(
        'filter',
        { ...(depth < 4 ? nearby : everywhere), 'color-interpolation-filters': 'sRGB' },
        tag('feGaussianBlur', { stdDeviation: depth }),
      ),
    clip: (shape) => define('clipPath', {}, shape),
    definitions: () => [...known].map(([markup, id]) => markup.replace(/^<(\w+)/, `<$1 id="${id}"`)).join(''),
  };
}

/** The complete SVG document of a scene; the same seed gives the same bytes. */
export function drawPlate(seed: string, scene: Scene): string {
  const plate = createPlate(seed);
  const body = scene(plate);
  const { width, height } = plateSize;
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: width + 2 * bleed,
      height: height + 2 * bleed,
      viewBox: `${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}`,
    },
    tag('defs', {}, plate.definitions()),
    body,
  );
}
