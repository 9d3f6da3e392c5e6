import { toCodewords } from '#lib/plan/qr-codewords.ts';
import { blockCounts, toAlignmentCentres } from '#lib/plan/qr-tables.ts';

/** Rows of modules, true for dark; `fixed` modules belong to a pattern and carry no data. */
type Grid = { readonly size: number; readonly dark: boolean[][]; readonly fixed: boolean[][] };

function createGrid(size: number): Grid {
  const rows = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  return { size, dark: rows(), fixed: rows() };
}

function set({ dark, fixed, size }: Grid, x: number, y: number, isDark: boolean): void {
  const [row, marks] = [dark[y], fixed[y]];
  if (!row || !marks || x < 0 || x >= size) return;
  row[x] = isDark;
  marks[x] = true;
}

/** Squares within squares around a centre: `light` names the rings that stay light. */
function drawRings(grid: Grid, x: number, y: number, reach: number, light: readonly number[]): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      set(grid, x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

/** Appends a remainder to a value and draws nothing: `bits` of it, by the generator given. */
function withRemainder(value: number, bits: number, generator: number): number {
  let rest = value;
  for (let round = 0; round < bits; round += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * generator);
  return (value << bits) | rest;
}

function drawFormat(grid: Grid, mask: number): void {
  // Level M is 00, so the mask alone is the format.
  const bits = withRemainder(mask, 10, 0x537) ^ 0x5412;
  const isDark = (at: number) => ((bits >>> at) & 1) === 1;
  const { size } = grid;
  for (let at = 0; at < 15; at += 1) {
    const line = at < 6 ? at : at < 8 ? at + 1 : 14 - at;
    if (at < 8) set(grid, 8, line, isDark(at));
    else set(grid, at === 8 ? 7 : line, 8, isDark(at));
    if (at < 8) set(grid, size - 1 - at, 8, isDark(at));
    else set(grid, 8, size - 15 + at, isDark(at));
  }
  set(grid, 8, size - 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  const bits = withRemainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const [far, near] = [grid.size - 11 + (at % 3), Math.floor(at / 3)];
    set(grid, far, near, ((bits >>> at) & 1) === 1);
    set(grid, near, far, ((bits >>> at) & 1) === 1);
  }
}

function drawPatterns(grid: Grid, version: number): void {
  const { size } = grid;
  for (let at = 0; at < size; at += 1) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(grid, x, y, 4, [2, 4]);
  const centres = toAlignmentCentres(version);
  const last = centres.length - 1;
  centres.forEach((y, row) => {
    centres.forEach((x, column) => {
      const isCorner =
        (row === 0 && column === 0) || (row === 0 && column === last) || (row === last && column === 0);
      if (!isCorner) drawRings(grid, x, y, 2, [1]);
    });
  });
  drawFormat(grid, 0);
  drawVersion(grid, version);
}

/** Lays the bits out in columns of two from the right, up and down in turn, around the patterns. */
function drawData({ dark, fixed, size }: Grid, codewords: readonly number[]): void {
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const isUpward = ((right + 1) & 2) === 0;
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (!row || fixed[y]?.[x] !== false) continue;
        row[x] = (((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
        at += 1;
      }
    }
  }
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a picture is to read: long runs, blocks, and rows that look like a corner. */
function toPenalty(rows: readonly (readonly boolean[])[]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false));
  const lines = [...rows, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2);
  const corners = lines.flatMap((line) => line.match(/(?=00001011101|10111010000)/g) ?? []).length;
  let blocks = 0;
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      const same = [rows[y]?.[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x + 1]];
      if (same.every((other) => other === isDark)) blocks += 1;
    });
  });
  const share = rows.flat().filter(Boolean).length / rows.flat().length;
  return (
    runs.reduce((sum, run) => sum + run, 0) +
    corners * 40 +
    blocks * 3 +
    Math.floor(Math.abs(share - 0.5) * 20) * 10
  );
}

function applyMask(grid: Grid, mask: number): Grid {
  const isFlipped = masks[mask] ?? (() => false);
  const masked: Grid = {
    ...grid,
    fixed: grid.fixed.map((row) => [...row]),
    dark: grid.dark.map((row, y) =>
      row.map((isDark, x) => (grid.fixed[y]?.[x] ? isDark : isDark !== isFlipped(x, y))),
    ),
  };
  drawFormat(masked, mask);
  return masked;
}

/** A text as the rows of a QR code (level M), true for dark; null where it is longer than the largest version here. */
export function toQrRows(text: string): readonly (readonly boolean[])[] | null {
  for (let version = 1; version <= blockCounts.length; version += 1) {
    const codewords = toCodewords(text, version);
    if (codewords === null) continue;
    const grid = createGrid(version * 4 + 17);
    drawPatterns(grid, version);
    drawData(grid, codewords);
    const pictures = masks.map((_, mask) => applyMask(grid, mask).dark);
    return pictures.reduce((best, picture) => (toPenalty(picture) < toPenalty(best) ? picture : best));
  }
  return null;
}

/** The dark modules as one path of an SVG whose unit is a module. */
export function toQrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
}
