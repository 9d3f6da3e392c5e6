import { routes } from '#config/routes.ts';
import { type SpecimenName, specimenNames } from '#schemas/specimen.ts';

const blood = 'oklch(0.45 0.15 25)';
const straw = 'oklch(0.88 0.09 92)';
const glass = 'oklch(0.97 0.012 240)';
const line = 'oklch(0.46 0.03 305)';

/** Hairlines keep their width at every size, so that a drawing is as fine at 96 px as at 20. */
const hair = `fill="none" stroke="${line}" stroke-linejoin="round" stroke-linecap="round" vector-effect="non-scaling-stroke"`;

/** Colours of caps. A page may give one of its own: a tube for trace elements has another cap. */
const caps = {
  lavender: 'oklch(0.68 0.12 305)',
  red: 'oklch(0.56 0.2 27)',
  blue: 'oklch(0.78 0.09 235)',
  grey: 'oklch(0.68 0.01 270)',
  yellow: 'oklch(0.86 0.16 95)',
  brown: 'oklch(0.48 0.08 55)',
  white: 'oklch(0.97 0.005 85)',
} as const;
const toCapColour = (cap: keyof typeof caps) => `var(--color-cap-${cap},${caps[cap]})`;

const shine = 'fill="#fff" opacity=".5"';

/** A blood tube: cap, glass, content up to its level and whatever tells it from the others. */
function drawTube(cap: keyof typeof caps, content: string): string {
  return (
    `<path fill="${glass}" d="M8.5 6.5h7v11.8a3.5 3.5 0 0 1-7 0z"/>${content}` +
    `<path ${shine} d="M10 8.4h1v10.2h-1z"/><path ${hair} d="M8.5 7v11.3a3.5 3.5 0 0 0 7 0V7"/>` +
    `<path fill="${toCapColour(cap)}" d="M7.4 1.2h9.2q.6 0 .6.6v3.7q0 .6-.6.6H16v1.4H8V6.1h-.6q-.6 0-.6-.6V1.8q0-.6.6-.6z"/>` +
    `<path ${hair} d="M7.4 1.2h9.2q.6 0 .6.6v3.7q0 .6-.6.6H16v1.4H8V6.1h-.6q-.6 0-.6-.6V1.8q0-.6.6-.6z"/>` +
    `<path ${hair} opacity=".35" d="M9.4 2.4v2.6M12 2.4v2.6M14.6 2.4v2.6"/>`
  );
}

const fill = (colour: string, top: number) =>
  `<path fill="${colour}" d="M8.5 ${top}h7v${(18.3 - top).toFixed(1)}a3.5 3.5 0 0 1-7 0z"/>`;

/** A specimen cup with its lid; what lies in it tells which. */
function drawCup(cap: keyof typeof caps, content: string): string {
  return (
    `<path fill="${glass}" d="M4.7 7.5h14.6l-1.5 13.4q-.1 1.1-1.2 1.1H7.4q-1.1 0-1.2-1.1z"/>${content}` +
    `<path ${hair} d="m4.7 7.5 1.5 13.4q.1 1.1 1.2 1.1h9.2q1.1 0 1.2-1.1l1.5-13.4"/>` +
    `<path fill="${toCapColour(cap)}" d="M4 3h16q.8 0 .8.8v2.9q0 .8-.8.8H4q-.8 0-.8-.8V3.8Q3.2 3 4 3z"/>` +
    `<path ${hair} d="M4 3h16q.8 0 .8.8v2.9q0 .8-.8.8H4q-.8 0-.8-.8V3.8Q3.2 3 4 3z"/>` +
    `<path ${hair} opacity=".35" d="M6.5 4.4v1.8M9.2 4.4v1.8M12 4.4v1.8M14.8 4.4v1.8M17.5 4.4v1.8"/>`
  );
}

/** One drawing per specimen on a field of 24 by 24: what its container looks like on the bench. */
const specimenDrawings: { readonly [Name in SpecimenName]: string } = {
  'Whole Blood (EDTA)': drawTube('lavender', fill(blood, 10.5)),

  // The clot has sunk and the serum stands above it.
  'Serum (Plain)': drawTube('red', fill(straw, 10.5) + fill(blood, 16)),

  // Filled exactly to its line, which the tick names.
  'Sodium Citrate': drawTube('blue', `${fill(blood, 10)}<path ${hair} d="M5.5 10h13"/>`),

  // The white powder of fluoride lies at the bottom.
  Fluoride: drawTube(
    'grey',
    `${fill(blood, 12)}<path fill="#fff" d="M8.5 18.3q1.6-1.3 3.5-.6t3.5.6a3.5 3.5 0 0 1-7 0z"/>`,
  ),

  'Body Fluid (EDTA)': drawTube(
    'lavender',
    `${fill('oklch(0.87 0.07 50)', 10.5)}<path fill="oklch(0.66 0.14 30)" d="M12 12.6q2.3 2.9 2.3 4.2a2.3 2.3 0 0 1-4.6 0q0-1.3 2.3-4.2z"/>`,
  ),

  Urine: drawCup(
    'yellow',
    `<path fill="oklch(0.88 0.13 98)" d="M5.4 12.5h13.2l-.9 8.4q-.1 1.1-1.2 1.1H7.4q-1.1 0-1.2-1.1z"/><path ${hair} opacity=".6" d="M15.6 10.5h1.6M14.2 13.5H17M15.4 16.5h1.4"/>`,
  ),

  // A scoop hangs from the lid.
  Stool: drawCup(
    'brown',
    `<path fill="oklch(0.52 0.08 60)" d="M6.2 19.3q.6-2.7 3.2-2.9 1.6-2.6 4.4-1.5 2 .8 1.9 2.2 1.9.3 2.2 1.8l-.2 1.9q-.1 1.2-1.2 1.2H7.4q-1.1 0-1.2-1.2z"/><path fill="#fff" d="M13 7.5h1.4v6.2q1.2.5 1.1 1.8-.2 1.4-1.8 1.4t-1.8-1.4q0-1.3 1.1-1.8z"/><path ${hair} d="M13 7.5v6.2q-1.2.5-1.1 1.8.2 1.4 1.8 1.4t1.8-1.4q.1-1.3-1.1-1.8V7.5"/>`,
  ),

  Stone:
    `<path fill="${glass}" d="M6.5 7h11v12.5q0 2.5-2.5 2.5H9q-2.5 0-2.5-2.5z"/><path fill="oklch(0.75 0.05 75)" d="m8.3 18.6 1.9-3.7 3.3-.8 2.4 2 .5 3-1.7 1.6H9.6z"/><path fill="oklch(0.86 0.04 80)" d="m10.2 14.9 3.3-.8-.6 2.5-2.9.9z"/>` +
    `<path ${hair} d="m8.3 18.6 1.9-3.7 3.3-.8 2.4 2 .5 3-1.7 1.6H9.6zM6.5 7v12.5Q6.5 22 9 22h6q2.5 0 2.5-2.5V7M6 3h12v4H6z"/><path ${hair} opacity=".35" d="M9 4.2v1.6M12 4.2v1.6M15 4.2v1.6"/>`,

  'Sterile C/S Bottle':
    `<path fill="${glass}" d="M9 7h6v1.6q3.5 1.2 3.5 4.2v7q0 2.2-2.2 2.2H7.7q-2.2 0-2.2-2.2v-7q0-3 3.5-4.2z"/><path fill="oklch(0.9 0.05 235)" d="M5.5 13h13v6.8q0 2.2-2.2 2.2H7.7q-2.2 0-2.2-2.2z"/><path fill="#fff" d="M7.5 14h9v5.6h-9z"/><path fill="var(--color-haematoxylin)" d="M11.3 14.9h1.4v1.2h1.2v1.4h-1.2v1.2h-1.4v-1.2h-1.2v-1.4h1.2z"/>` +
    `<path ${hair} d="M9 7v1.6q-3.5 1.2-3.5 4.2v7q0 2.2 2.2 2.2h8.6q2.2 0 2.2-2.2v-7q0-3-3.5-4.2V7"/><path fill="${toCapColour('white')}" d="M7.5 2h9v5h-9z"/><path ${hair} d="M7.5 2h9v5h-9zM9.8 3.4v2.2M12 3.4v2.2M14.2 3.4v2.2"/>`,

  'Sterile Swab':
    `<g transform="rotate(45 12 12)"><path fill="${glass}" d="M9.3 4h5.4v19.3a2.7 2.7 0 0 1-5.4 0z"/><path fill="oklch(0.42 0.03 280)" d="M9.3 18h5.4v5.3a2.7 2.7 0 0 1-5.4 0z"/><path fill="#fff" d="M11.4 4h1.2v10.5q1.5 1.3 1.5 4.3 0 3.2-2.1 3.2t-2.1-3.2q0-3 1.5-4.3z"/>` +
    `<path ${hair} d="M11.4 4v10.5q-1.5 1.3-1.5 4.3 0 3.2 2.1 3.2t2.1-3.2q0-3-1.5-4.3V4M9.3 4v19.3a2.7 2.7 0 0 0 5.4 0V4"/><path fill="var(--color-eosin)" d="M9.4-1h5.2q.9 0 .9.9V4.5h-7V-.1q0-.9.9-.9z"/><path ${hair} d="M9.4-1h5.2q.9 0 .9.9V4.5h-7V-.1q0-.9.9-.9z"/></g>`,

  'Blood Culture Bottle':
    `<path fill="oklch(0.72 0.11 65)" d="M9.5 5.5h5v3.8q4 1.2 4 4.7v5.8q0 2.2-2.2 2.2H7.7q-2.2 0-2.2-2.2V14q0-3.5 4-4.7z"/><path fill="oklch(0.5 0.12 40)" d="M5.5 15h13v4.8q0 2.2-2.2 2.2H7.7q-2.2 0-2.2-2.2z"/><path ${shine} d="M7.2 13.6h1.2v6.2H7.2z"/>` +
    `<path ${hair} d="M9.5 5.5v3.8q-4 1.2-4 4.7v5.8q0 2.2 2.2 2.2h8.6q2.2 0 2.2-2.2V14q0-3.5-4-4.7V5.5"/><path fill="oklch(0.82 0.01 250)" d="M8.5 1.5h7v4h-7z"/><path fill="${toCapColour('red')}" d="M8.5 1.5h7v1.7h-7z"/><path ${hair} d="M8.5 1.5h7v4h-7zM8.5 3.2h7"/>`,

  'Skin Scraping':
    `<g transform="translate(0 2)"><path fill="${glass}" d="M1.5 15.5 6 12h17l-4.5 3.5z"/><path fill="oklch(0.9 0.02 240)" d="M1.5 15.5h17L23 12v1.4l-4.5 3.7h-17z"/><ellipse cx="11" cy="13.9" rx="4.8" ry="1.4" fill="oklch(0.85 0.11 90)"/><path fill="oklch(0.5 0.15 30)" d="M8.6 13.3h1.3v.9H8.6zM11.6 13.9h1.5v.8h-1.5zM12.3 12.9h1v.6h-1z"/><path fill="oklch(0.88 0.01 250)" d="M10.8 12.3q-1.3-2.8 1.1-5.2l3.8-3.8 2.3 2.3-3.7 3.7q-1.6 1.6-3.5 3z"/><path fill="var(--color-haematoxylin)" d="m15.7 3.3 1.9-1.9q1-.8 1.9.2t.3 2L18 5.6z"/>` +
    `<path ${hair} d="M18.5 15.5h-17L6 12h4.5m4.2 0H23l-4.5 3.5v1.6h-17v-1.6m17 1.6L23 13.4V12M10.8 12.3q-1.3-2.8 1.1-5.2l3.8-3.8 2.3 2.3-3.7 3.7q-1.6 1.6-3.5 3zm4.9-9 1.9-1.9q1-.8 1.9.2t.3 2L18 5.6z"/></g>`,

  'Hair and Scale':
    `<path fill="oklch(0.93 0.035 85)" d="M2.5 8.5h19v12h-19z"/><path fill="oklch(0.97 0.02 85)" d="m2.5 8.5 9.5 7 9.5-7z"/><path fill="none" stroke="oklch(0.45 0.07 55)" stroke-width="1.2" vector-effect="non-scaling-stroke" stroke-linecap="round" d="M8 12.5Q6.5 7.5 9 2.5M11 14.5q-1.5-6 .5-12M13 14.5q2-5.5.5-11.5M16 12.3q1.8-4.3 1-8.8"/>` +
    `<path ${hair} d="M2.5 8.5h3.7m11.6 0h3.7v12h-19v-12l9.5 7 9.5-7M2.5 20.5 9 13.3m6 0 6.5 7.2"/>`,

  'Slide Smear':
    `<path fill="${glass}" d="M7 1.5h10v21H7z"/><path fill="oklch(0.88 0.02 305)" d="M7 1.5h10v5.5H7z"/><path fill="oklch(0.8 0.1 350)" d="M8.7 9h6.6q.5 6-1.2 9.3-.9 1.9-2 2.2-1.3-.3-2.2-2.2Q8.3 15 8.7 9z"/><path fill="oklch(0.62 0.14 320)" d="M8.7 9h6.6l.1 2.7q-3.3 1.5-6.8 0z"/>` +
    `<path ${hair} d="M7 1.5h10v21H7zM7 7h10M9 3.5h6M9 5h3.5"/>`,

  'Tissue (10% Formalin)':
    `<path fill="${glass}" d="M3.5 7h17v12.5q0 2.5-2.5 2.5H6q-2.5 0-2.5-2.5z"/><path fill="oklch(0.93 0.03 205)" d="M3.5 9.5h17v10q0 2.5-2.5 2.5H6q-2.5 0-2.5-2.5z"/><path fill="oklch(0.78 0.11 5)" d="M7.2 17.8q-1-3.1 2-4.3 1.6-2 4-.8 3.6-.3 3.8 2.9 1 2.8-2 3.6-2.8 1.4-4.7.3-2.3.3-3.1-1.7z"/><path fill="oklch(0.62 0.15 350)" d="M10 15.8a1.2 1 0 1 0 2.4 0 1.2 1 0 1 0-2.4 0M13.3 17.3a.8.7 0 1 0 1.6 0 .8.7 0 1 0-1.6 0"/>` +
    `<path ${hair} d="M3.5 7v12.5Q3.5 22 6 22h12q2.5 0 2.5-2.5V7"/><path fill="oklch(0.42 0.03 260)" d="M2.5 3h19v4h-19z"/><path ${hair} d="M2.5 3h19v4h-19zM3.5 9.5h17"/>`,
};

const toId = (specimen: SpecimenName): string => `t${specimenNames.indexOf(specimen)}`;

/** Where a `<use>` finds the drawing of a specimen: one file for all pages, so that none has to carry it. */
export const toDrawing = (specimen: SpecimenName): string => `${routes.tubeDrawings}#${toId(specimen)}`;

/** That file: every drawing as a symbol. */
export function toDrawingSheet(): string {
  const symbols = specimenNames.map(
    (name) => `<symbol id="${toId(name)}" viewBox="0 0 24 24">${specimenDrawings[name]}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
