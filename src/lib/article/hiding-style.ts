/** The declarations of a `style` attribute by their names; of several with one name the last counts. */
function readDeclarations(style: string): Map<string, string> {
  const declarations = style
    .replace(/\/\*.*?\*\//gs, '')
    .toLowerCase()
    .split(';');
  return new Map(
    declarations.flatMap((declaration): [string, string][] => {
      const colon = declaration.indexOf(':');
      const value = declaration.slice(colon + 1).replace(/!\s*important/, '');
      return colon < 0 ? [] : [[declaration.slice(0, colon).trim(), value.trim()]];
    }),
  );
}

/** Pixels of one unit, about; a share of a box about as on a small screen. */
const units: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  em: 16,
  rem: 16,
  ch: 8,
  ex: 8,
  vw: 4,
  vh: 8,
  in: 96,
  cm: 38,
  mm: 3.8,
  '%': 2,
};

/** A length in pixels, or undefined where a value is none. */
function toPixels(value: string | undefined): number | undefined {
  const [, number, unit = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+))\s*([a-z%]*)/.exec(value ?? '') ?? [];
  const pixels = units[unit];
  return number === undefined || pixels === undefined ? undefined : Number(number) * pixels;
}

/** Further than this to the left or above, nobody sees it; negative margins of a layout are less. */
const outOfSight = -400;
const isFarOff = (value: string | undefined): boolean => (toPixels(value) ?? 0) <= outOfSight;
const offsets = ['left', 'top', 'right', 'bottom', 'text-indent', 'margin', 'margin-left', 'margin-top'];

/** Smaller than this is no size to read. */
const tiny = 2;
const isTiny = (value: string | undefined): boolean => Math.abs(toPixels(value) ?? tiny) < tiny;

function isTransparent(value: string | undefined): boolean {
  const [, number, percent] = /^(\d*\.?\d+)\s*(%?)/.exec(value ?? '') ?? [];
  return number !== undefined && Number(number) / (percent ? 100 : 1) < 0.05;
}

function isMovedAway(transform: string): boolean {
  const [, name = '', first = ''] = /\b(translate(?:x|y|3d)?|scale[xy]?)\(\s*([^,)]*)/.exec(transform) ?? [];
  return name.startsWith('scale') ? isTransparent(first) : isFarOff(first);
}

/** Whether a `style` keeps an element's words from sight; `isClipped` where the element cuts off by itself what has no room. */
export function hidesByStyle(style: string, isClipped = false): boolean {
  const css = readDeclarations(style);
  const is = (name: string, pattern: RegExp): boolean => pattern.test(css.get(name) ?? '');
  const cuts =
    isClipped || ['overflow', 'overflow-x', 'overflow-y'].some((name) => is(name, /hidden|clip|auto|scroll/));
  return (
    is('display', /^none$/) ||
    is('visibility', /^(?:hidden|collapse)$/) ||
    is('content-visibility', /^hidden$/) ||
    isTransparent(css.get('opacity')) ||
    offsets.some((name) => isFarOff(css.get(name))) ||
    isMovedAway(css.get('transform') ?? '') ||
    is('clip', /^rect\(\s*[01](?:px)?[\s,]+[01]/) ||
    is('clip-path', /^(?:inset\(\s*(?:50|100)%|circle\(\s*0)/) ||
    (cuts && ['width', 'height', 'max-width', 'max-height'].some((name) => isTiny(css.get(name))))
  );
}

/** How a `style` sets the letters in an element: too small to read, to be read, or not at all. */
export function readLetterSize(style: string): 'unreadable' | 'readable' | undefined {
  const size = readDeclarations(style).get('font-size');
  if (size === undefined) return undefined;
  // A percentage is a share of the letters around, not of a box.
  const isUnreadable = size.endsWith('%') ? Number.parseFloat(size) < 10 : isTiny(size);
  return isUnreadable ? 'unreadable' : 'readable';
}
