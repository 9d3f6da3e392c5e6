/**
 * The display face is put on once it has come, by an attribute of the page's root (`src/components/first-paint/face.ts`). A property that
 * the root then handed down would have every element of the page styled anew; so each rule that asks for the face gets a
 * rule within it that gives it to that rule's own elements: 58 instead of 661 in the finder.
 */
import type { Plugin } from 'vite';

const asking = /(font:[^;{}]*var\(--font-display\)\s*)(?:;|(?=\}))/g;
const given = '[data-face] &{--font-display:var(--font-fetched)}';

/** Nothing can be nested in a pseudo-element: a rule for what it stands in says the same by hand. */
export const addFace = (sheet: string): string => sheet.replace(asking, `$1;${given}`);

/** Stands behind Tailwind, which writes the imported sheets out. */
export function faceStyles(): Plugin {
  return {
    name: 'face-styles',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.css($|\?)/, exclude: /[?&](inline|raw)\b/ }, code: 'var(--font-display)' },
      handler: (code) => ({ code: addFace(code), map: null }),
    },
  };
}
