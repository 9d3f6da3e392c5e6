/**
 * Styles of what stands below a page's first words travel behind those words. A phone shows the words when they and the
 * styles of all rules before them are there and sorted: on the home page two thirds of the rules are for later sections.
 *
 * In the sources nothing changes but one mark, components/first-paint/BelowStyles.astro. Parts that are first on some page have
 * their styles in the cascade layer `above`, weaker than what is in none, so that it does not matter where the others
 * stand. Those are bundled in a layer as well, `below`, only to be found again: the build takes them out of it and moves
 * them to the mark, or to the end of the head where a page has no mark.
 */
import type { Plugin } from 'vite';

type Layer = 'above' | 'below';
/** From the weakest on. */
const layers = ['theme', 'base', 'above'];
/** Said with each part, since development adds styles in an order of its own. */
const order = `@layer ${layers.join(', ')};`;

const above =
  /\/src\/(layouts\/(AccountMenu|Base|Header)|components\/(tests\/Breadcrumbs|ui\/(PageHeading|Plate))|sections\/(blog\/ArticleView|home\/Hero|pricing\/CatalogueHeading|services\/ServiceHead|tests\/TestHeading)|pages\/tests\/by-problem\/index|styles\/(prose|test-sheet))\./;
const below =
  /\/src\/(sections|components|pages|layouts\/(Drawer|Footer)|styles\/(bands|caps|carousel|catalogue|collection-sheet|floating|plan|post-card|post-excerpt|post-listing|reveal|stops)\.)/;
/** Of members and staff, whose pages have no mark. */
const own = /\/src\/[a-z]+\/(account|admin)\//;

/** The files that have a layer, if any. */
export const sheets = { include: /\.css($|\?)/, exclude: [/[?&](inline|raw)\b/, own] };

function toLayer(id: string): Layer | null {
  if (above.test(id)) return 'above';
  return below.test(id) ? 'below' : null;
}

export function belowStyles(): Plugin {
  let isBuild = false;
  return {
    name: 'below-styles',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transform: {
      filter: { id: sheets },
      handler(code, id) {
        const layer = toLayer(id);
        if (layer === 'above') return { code: `${order}\n@layer above {\n${code}\n}`, map: null };
        return layer && isBuild ? { code: `@layer below {\n${code}\n}`, map: null } : undefined;
      },
    },
  };
}

/** Where the block that begins at `start` ends. */
function findEnd(sheet: string, start: number): number {
  let depth = 0;
  for (const { 0: found, index } of sheet
    .slice(start)
    .matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (found === '{') depth += 1;
    else if (found === '}') depth -= 1;
    if (found === '}' && depth === 0) return start + index + 1;
  }
  throw new Error(`A block of a style sheet does not end: ${sheet.slice(start, start + 60)}`);
}

/** A sheet without the blocks of a layer, and what they say. */
function takeOut(sheet: string, layer: string): [rest: string, taken: string] {
  const opening = `@layer ${layer}{`;
  let [rest, inside] = [sheet, ''];
  for (let start = rest.indexOf(opening); start !== -1; start = rest.indexOf(opening)) {
    const end = findEnd(rest, start);
    inside += rest.slice(start + opening.length, end - 1);
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return [rest, inside];
}

/** A minified sheet in two. The first begins with its layers, so that their order need not be said. */
export function splitSheet(sheet: string): { first: string; below: string } {
  const [upper, below] = takeOut(sheet.replace(/@layer [^{};]+;/g, ''), 'below');
  let [first, rest] = ['', upper];
  for (const layer of layers) {
    const [others, inside] = takeOut(rest, layer);
    rest = others;
    if (inside) first += `@layer ${layer}{${inside}}`;
  }
  return { first: first + rest, below };
}

/**
 * Stands for the sheet in a page that is being drawn: turning it into bytes for each of thousands of articles took as long
 * as all their words.
 */
export const sheetMark = '@sheet';
const [opens, closes, mark] = ['<style>', '</style>', '<style data-below></style>'];
/** Astro puts a page's sheet last into its head. */
const end = `${closes}</head>`;

/** The two halves of a sheet, and both as one for a page without a mark. */
interface Halves {
  first: Buffer;
  below: Buffer;
  whole: Buffer;
}
const known = new Map<string, Halves>();

function halve(sheet: string): Halves {
  const halves = known.get(sheet);
  if (halves) return halves;
  const { first, below } = splitSheet(sheet);
  const made = {
    first: Buffer.from(first),
    below: Buffer.from(opens + below + closes),
    whole: Buffer.from(first + below),
  };
  known.set(sheet, made);
  return made;
}

/** A page with its sheet split as its mark says: the sheet that it has, or the one that it was drawn without. */
export function placeStyles(page: Uint8Array, sheet?: string): Uint8Array {
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  const to = bytes.indexOf(end);
  const from = to === -1 ? -1 : bytes.lastIndexOf(opens, to);
  if (from === -1) return page;
  const start = from + opens.length;
  const { first, below, whole } = halve(sheet ?? bytes.toString('utf8', start, to));
  const place = bytes.indexOf(mark, to);
  if (place === -1) return Buffer.concat([bytes.subarray(0, start), whole, bytes.subarray(to)]);
  return Buffer.concat([
    bytes.subarray(0, start),
    first,
    bytes.subarray(to, place),
    below,
    bytes.subarray(place + mark.length),
  ]);
}
