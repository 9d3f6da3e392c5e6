/** Sets text as outlines, so that a picture looks the same on every machine, whatever fonts it has. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A line of text as a path. */
export interface Line {
  /** SVG path, from the left end of the base line. */
  path: string;
  width: number;
}

export interface Typesetter {
  /** Opens the faces that a text needs beside the display face. */
  prepare(text: string): Promise<void>;
  /** The line at a size in pixels; null when the face lacks one of its signs. */
  set(text: string, size: number): Line | null;
  /** Its width alone. */
  measure(text: string, size: number): number | null;
}

/** The one sign of prices that the face does not have, drawn on a square of 1000 with the base line at 0. */
const rupee = {
  advance: 640,
  path: 'M60 690H590V610H425Q445 570 450 530H590V450H450Q430 310 270 270L560 0H430L150 265V340H190Q320 345 340 450H60V530H340Q325 605 195 610H60Z',
};

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** Moves and scales a path; the face counts upwards, pictures count downwards. */
function place(path: string, x: number, y: number, scale: number): string {
  let isX = false;
  let command = '';
  return path.replace(/([A-Z])|(-?[\d.]+)/g, (part, letter: string | undefined) => {
    if (letter) {
      command = letter;
      isX = letter !== 'V';
      return letter;
    }
    const across = command === 'H' || (command !== 'V' && isX);
    if (command !== 'H' && command !== 'V') isX = !isX;
    const value = Number(part) * scale;
    return ` ${number(across ? x + value : -value - y)}`;
  });
}

interface Placed {
  outline: string;
  x: number;
  y: number;
  /** Size of a unit of the outline. */
  unit: number;
}

interface Arranged {
  glyphs: Placed[];
  width: number;
}

/** A face that glyphs are taken from. */
interface OpenFace {
  font: Font;
  unitsPerEm: number;
  outlines: Map<number, string>;
}

/** Faces for scripts that the display face lacks: the part of Noto that holds them. */
const fallbacks = [
  {
    script: /\p{Script_Extensions=Devanagari}/u,
    file: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
  },
  { script: /\p{Script_Extensions=Arabic}/u, file: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic' },
  { script: /\p{Script=Bengali}/u, file: 'noto-sans-bengali/files/noto-sans-bengali-bengali' },
  { script: /\p{Script=Gurmukhi}/u, file: 'noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi' },
  { script: /\p{Script=Gujarati}/u, file: 'noto-sans-gujarati/files/noto-sans-gujarati-gujarati' },
  { script: /\p{Script=Oriya}/u, file: 'noto-sans-oriya/files/noto-sans-oriya-oriya' },
  { script: /\p{Script=Tamil}/u, file: 'noto-sans-tamil/files/noto-sans-tamil-tamil' },
  { script: /\p{Script=Telugu}/u, file: 'noto-sans-telugu/files/noto-sans-telugu-telugu' },
  { script: /\p{Script=Kannada}/u, file: 'noto-sans-kannada/files/noto-sans-kannada-kannada' },
  { script: /\p{Script=Malayalam}/u, file: 'noto-sans-malayalam/files/noto-sans-malayalam-malayalam' },
] as const;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const require = createRequire(import.meta.url);

/** One weight of a face, with all its signs. */
async function openFace(file: string, weight: number): Promise<OpenFace> {
  const source = require.resolve(`@fontsource-variable/${file}-wght-normal.woff2`);
  const whole = await subsetFont(await readFile(source), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  });
  const face = new Face(new Blob(whole), 0);
  return { font: new Font(face), unitsPerEm: face.upem, outlines: new Map() };
}

/** Signs of one face that stand together in a word. */
interface Piece {
  face: OpenFace;
  text: string;
}

/** One weight of the display face, with those that stand in for the scripts it lacks. */
export async function loadTypesetter(weight: number): Promise<Typesetter> {
  const display = await openFace('besley/files/besley-latin', weight);
  const others = new Map<RegExp, OpenFace>();
  const findFace = (sign: string): OpenFace =>
    [...others].find(([script]) => script.test(sign))?.[1] ?? display;

  const toPieces = (word: string): Piece[] => {
    const pieces: Piece[] = [];
    for (const sign of word) {
      const last = pieces.at(-1);
      // A joiner belongs to what it joins.
      const face = last && /[\u200c\u200d]/.test(sign) ? last.face : findFace(sign);
      if (last?.face === face) last.text += sign;
      else pieces.push({ face, text: sign });
    }
    return rightToLeft.test(word) ? pieces.reverse() : pieces;
  };

  /** Glyphs of a word with their places in units of a size of 1; null where a sign is missing. */
  const arrangeWord = (word: string): Arranged | null => {
    const glyphs: Placed[] = [];
    let x = 0;
    for (const { face, text } of toPieces(word)) {
      for (const part of text.split(/(₹)/)) {
        if (part === '₹') {
          glyphs.push({ outline: rupee.path, x, y: 0, unit: 1 / 1000 });
          x += rupee.advance / 1000;
          continue;
        }
        const run = new Run();
        run.addText(part);
        run.guessSegmentProperties();
        shape(face.font, run);
        const unit = 1 / face.unitsPerEm;
        for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of run.getGlyphInfosAndPositions()) {
          if (codepoint === 0) return null;
          const outline = face.outlines.get(codepoint) ?? face.font.glyphToPath(codepoint);
          face.outlines.set(codepoint, outline);
          glyphs.push({ outline, x: x + xOffset * unit, y: yOffset * unit, unit });
          x += xAdvance * unit;
        }
      }
    }
    return { glyphs, width: x };
  };

  const space = arrangeWord(' ')?.width ?? 0.25;

  /** A line with its words in the order that readers see them. */
  const arrange = (text: string): Arranged | null => {
    const glyphs: Placed[] = [];
    let x = 0;
    for (const word of toVisualOrder(text.normalize('NFC').split(' '))) {
      const arranged = arrangeWord(word);
      if (!arranged) return null;
      if (x > 0) x += space;
      for (const glyph of arranged.glyphs) glyphs.push({ ...glyph, x: glyph.x + x });
      x += arranged.width;
    }
    return { glyphs, width: x };
  };

  return {
    async prepare(text) {
      for (const { script, file } of fallbacks)
        if (script.test(text) && !others.has(script)) others.set(script, await openFace(file, weight));
    },
    measure(text, size) {
      const arranged = arrange(text);
      return arranged && arranged.width * size;
    },
    set(text, size) {
      const arranged = arrange(text);
      if (!arranged) return null;
      const path = arranged.glyphs
        .map(({ outline, x, y, unit }) => place(outline, x * size, y * size, unit * size))
        .join('');
      return { path, width: arranged.width * size };
    },
  };
}

/** Words as they stand on the line from left to right: those of a script that runs the other way are turned round. */
function toVisualOrder(words: readonly string[]): string[] {
  const isTurned = (word: string): boolean => rightToLeft.test(word);
  const isRightToLeft = words.filter(isTurned).length * 2 > words.length;
  const groups: string[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (last && isTurned(last[0] ?? '') === isTurned(word)) last.push(word);
    else groups.push([word]);
  }
  const ordered = groups.map((group) => (isTurned(group[0] ?? '') ? group.reverse() : group));
  return (isRightToLeft ? ordered.reverse() : ordered).flat();
}

/** Breaks a text into lines of at most `width`; null when a word is wider or a sign is missing. */
export function breakLines(text: string, size: number, width: number, type: Typesetter): Line[] | null {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const measured = type.measure(longer, size);
    if (measured === null) return null;
    if (measured <= width) lines.splice(-1, 1, longer);
    else if ((type.measure(word, size) ?? width) < width) lines.push(word);
    else return null;
  }
  return lines.flatMap((line) => type.set(line, size) ?? []);
}
