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
function place(path: string, x: number, scale: number): string {
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
    return ` ${number(across ? x + value : -value)}`;
  });
}

interface Placed {
  outline: string;
  x: number;
  /** Size of a unit of the outline. */
  unit: number;
}

/** One weight of the display face, with all its signs. */
export async function loadTypesetter(weight: number): Promise<Typesetter> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  );
  const file = await subsetFont(await readFile(source), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  });
  const face = new Face(new Blob(file), 0);
  const font = new Font(face);
  const outlines = new Map<number, string>();
  const toOutline = (glyph: number): string => {
    const outline = outlines.get(glyph) ?? font.glyphToPath(glyph);
    outlines.set(glyph, outline);
    return outline;
  };

  /** Glyphs with their places in units of a size of 1; null where a sign is missing. */
  const arrange = (text: string): { glyphs: Placed[]; width: number } | null => {
    const glyphs: Placed[] = [];
    let x = 0;
    for (const part of text.normalize('NFC').split(/(₹)/)) {
      if (part === '₹') {
        glyphs.push({ outline: rupee.path, x, unit: 1 / 1000 });
        x += rupee.advance / 1000;
        continue;
      }
      const run = new Run();
      run.addText(part);
      run.guessSegmentProperties();
      shape(font, run);
      for (const { codepoint, xAdvance = 0, xOffset = 0 } of run.getGlyphInfosAndPositions()) {
        if (codepoint === 0) return null;
        glyphs.push({ outline: toOutline(codepoint), x: x + xOffset / face.upem, unit: 1 / face.upem });
        x += xAdvance / face.upem;
      }
    }
    return { glyphs, width: x };
  };

  return {
    measure(text, size) {
      const arranged = arrange(text);
      return arranged && arranged.width * size;
    },
    set(text, size) {
      const arranged = arrange(text);
      if (!arranged) return null;
      const path = arranged.glyphs
        .map(({ outline, x, unit }) => place(outline, x * size, unit * size))
        .join('');
      return { path, width: arranged.width * size };
    },
  };
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
