import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

/** Every number in a drawing goes through here: two decimals, so that equal seeds give equal bytes. */
export function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Reads a hand-drawn outline, written as `x,y x,y …`. */
export function points(written: string): Point[] {
  return written
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x, y] = pair.split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y))
        throw new Error(`Not a point: "${pair}"`);
      return [x, y];
    });
}

/** The point at a distance and an angle (radians, clockwise from the right) of a centre. */
export function polar([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** `count` numbers evenly spaced from `from` to `to`, both included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    count === 1 ? from : from + ((to - from) * index) / (count - 1),
  );
}

const at = (points: readonly Point[], index: number, closed: boolean): Point => {
  const last = points.length - 1;
  const place = closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index));
  const point = points[place];
  if (!point) throw new Error('A curve needs at least one point');
  return point;
};

/** A smooth path through the points (Catmull-Rom turned into cubic segments). */
export function smooth(points: readonly Point[], closed = true, tension = 1): string {
  const count = closed ? points.length : points.length - 1;
  const [startX, startY] = at(points, 0, closed);
  const parts = [`M${round(startX)} ${round(startY)}`];
  for (let index = 0; index < count; index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((shift) => at(points, index + shift, closed));
    if (!before || !from || !to || !after) break;
    const pull = tension / 6;
    const numbers = [
      from[0] + (to[0] - before[0]) * pull,
      from[1] + (to[1] - before[1]) * pull,
      to[0] - (after[0] - from[0]) * pull,
      to[1] - (after[1] - from[1]) * pull,
      to[0],
      to[1],
    ];
    parts.push(`C${numbers.map(round).join(' ')}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}

/** A straight-sided path through the points. */
export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** How a blob leaves the perfect circle. */
export interface BlobShape {
  /** Depth of the irregularity as a share of the radius. */
  wobble?: number;
  /** Length over width. */
  stretch?: number;
  /** Direction of the length, radians. */
  angle?: number;
}

/** The points of an irregular round outline: a circle with a few slow waves on it. */
export function blobPoints(random: Random, centre: Point, radius: number, shape: BlobShape = {}): Point[] {
  const { wobble = 0.05, stretch = 1, angle = 0 } = shape;
  const waves = [2, 3, 4, 5].map((times) => ({
    times,
    depth: (random.range(0.35, 1) * wobble * 1.6) / times,
    phase: random.range(0, 2 * Math.PI),
  }));
  const long = radius * Math.sqrt(stretch);
  const short = radius / Math.sqrt(stretch);
  return steps(0, 2 * Math.PI, 19)
    .slice(0, 18)
    .map((turn) => {
      const swell = waves.reduce(
        (sum, wave) => sum + wave.depth * Math.cos(wave.times * turn + wave.phase),
        1,
      );
      const [x, y] = [long * swell * Math.cos(turn), short * swell * Math.sin(turn)];
      return [
        centre[0] + x * Math.cos(angle) - y * Math.sin(angle),
        centre[1] + x * Math.sin(angle) + y * Math.cos(angle),
      ];
    });
}

/** The path of an irregular round outline. */
export function blob(random: Random, centre: Point, radius: number, shape: BlobShape = {}): string {
  return smooth(blobPoints(random, centre, radius, shape));
}

/** A round place that is taken. */
export interface Disc {
  at: Point;
  radius: number;
}

/** True when a disc keeps its distance from all the others. `gap` below zero lets them overlap by that much. */
export function isFree(disc: Disc, others: readonly Disc[], gap: number): boolean {
  return others.every(
    (other) =>
      Math.hypot(disc.at[0] - other.at[0], disc.at[1] - other.at[1]) > disc.radius + other.radius + gap,
  );
}

/** What `scatter` should place. */
export interface ScatterPlan {
  count: number;
  radius: readonly [from: number, to: number];
  gap: number;
  taken?: readonly Disc[];
  /** left, top, right, bottom */
  area?: readonly [number, number, number, number];
}

/** Throws discs at the area and keeps those that find room. */
export function scatter(random: Random, plan: ScatterPlan): Disc[] {
  const [left, top, right, bottom] = plan.area ?? [-40, -40, 1000, 640];
  const placed: Disc[] = [];
  for (let attempt = 0; attempt < plan.count * 60 && placed.length < plan.count; attempt++) {
    const disc: Disc = {
      at: [random.range(left, right), random.range(top, bottom)],
      radius: random.range(plan.radius[0], plan.radius[1]),
    };
    if (isFree(disc, [...placed, ...(plan.taken ?? [])], plan.gap)) placed.push(disc);
  }
  return placed;
}
