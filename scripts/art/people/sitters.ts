import { type Colour, mix, oklch, palette } from '#lib/palette.ts';

/** How a person of the family of portraits is drawn. */
export interface Sitter {
  /** Name of the file, as `src/data/` gives it. */
  id: string;
  skin: Colour;
  hair: 'short' | 'parted' | 'thinning' | 'waves' | 'bun' | 'long' | 'bob' | 'braid' | 'scarf';
  /** Of the hair, or of the scarf that covers it. */
  colour: Colour;
  /** A white coat over this colour, or clothes of it. */
  wears: 'coat' | 'clothes';
  cloth: Colour;
  field: Colour;
  extras: readonly ('glasses' | 'moustache' | 'beard' | 'bindi' | 'earrings' | 'stethoscope')[];
}

const skin = {
  wheat: oklch(0.83, 0.068, 66),
  honey: oklch(0.76, 0.082, 62),
  almond: oklch(0.68, 0.086, 58),
  umber: oklch(0.58, 0.08, 54),
};
const hair = { black: oklch(0.25, 0.03, 320), brown: oklch(0.34, 0.05, 45), grey: oklch(0.72, 0.012, 300) };
const field = {
  blush: mix(palette.blush, palette.sheet, 0.25),
  mist: mix(palette.mist, palette.sheet, 0.3),
  leaf: mix(palette.leafPale, palette.sheet, 0.58),
  straw: mix(palette.marigold, palette.sheet, 0.72),
  sky: mix(palette.capBlue, palette.sheet, 0.62),
};

/** Two heads, six of the staff, four clients. They stand in for photographs: see docs/before-launch.md. */
export const sitters: readonly Sitter[] = [
  {
    id: 'head-1',
    skin: skin.honey,
    hair: 'bun',
    colour: mix(hair.black, hair.grey, 0.32),
    wears: 'coat',
    cloth: palette.eosinDeep,
    field: field.blush,
    extras: ['glasses', 'bindi', 'earrings'],
  },
  {
    id: 'head-2',
    skin: skin.almond,
    hair: 'parted',
    colour: mix(hair.grey, hair.black, 0.28),
    wears: 'coat',
    cloth: palette.haematoxylin,
    field: field.mist,
    extras: ['moustache', 'glasses'],
  },
  {
    id: 'staff-1',
    skin: skin.almond,
    hair: 'braid',
    colour: hair.black,
    wears: 'coat',
    cloth: palette.leaf,
    field: field.straw,
    extras: ['bindi', 'earrings'],
  },
  {
    id: 'staff-2',
    skin: skin.wheat,
    hair: 'short',
    colour: hair.black,
    wears: 'coat',
    cloth: palette.capBlue,
    field: field.sky,
    extras: ['beard', 'stethoscope'],
  },
  {
    id: 'staff-3',
    skin: skin.honey,
    hair: 'bob',
    colour: hair.brown,
    wears: 'coat',
    cloth: palette.marigold,
    field: field.mist,
    extras: ['earrings'],
  },
  {
    id: 'staff-4',
    skin: skin.umber,
    hair: 'thinning',
    colour: mix(hair.grey, hair.black, 0.4),
    wears: 'coat',
    cloth: palette.inkSoft,
    field: field.leaf,
    extras: ['moustache'],
  },
  {
    id: 'staff-5',
    skin: skin.wheat,
    hair: 'long',
    colour: hair.black,
    wears: 'coat',
    cloth: palette.haematoxylin,
    field: field.blush,
    extras: ['glasses', 'earrings'],
  },
  {
    id: 'staff-6',
    skin: skin.umber,
    hair: 'waves',
    colour: hair.black,
    wears: 'clothes',
    cloth: palette.haematoxylin,
    field: field.straw,
    extras: [],
  },
  {
    id: 'client-1',
    skin: skin.honey,
    hair: 'long',
    colour: hair.brown,
    wears: 'coat',
    cloth: palette.capBlue,
    field: field.sky,
    extras: ['stethoscope', 'earrings'],
  },
  {
    id: 'client-2',
    skin: skin.almond,
    hair: 'parted',
    colour: hair.black,
    wears: 'clothes',
    cloth: palette.leaf,
    field: field.leaf,
    extras: ['moustache'],
  },
  {
    id: 'client-3',
    skin: skin.wheat,
    hair: 'scarf',
    colour: mix(palette.lilac, palette.haematoxylin, 0.3),
    wears: 'coat',
    cloth: palette.lilac,
    field: field.blush,
    extras: ['glasses'],
  },
  {
    id: 'client-4',
    skin: skin.almond,
    hair: 'bun',
    colour: hair.black,
    wears: 'clothes',
    cloth: palette.eosinDeep,
    field: field.straw,
    extras: ['bindi', 'earrings'],
  },
];
