/** Draws the picture of a shared link: a report sheet with its words on the left, a micrograph on the right. */
import sharp from 'sharp';
import { site } from '#config/site.ts';
import { type Card, cardSize, toPictureFile } from '#lib/cards/card.ts';
import { findTextLanguage } from '#lib/language.ts';
import { palette } from './palette.ts';
import { breakLines, type Line, loadTypesetter, type Typesetter } from './typesetter.ts';

const sheet = { left: 72, width: 660, picture: 800 } as const;
/** From the largest to the smallest size of a title, with the lines that fit at it. */
const titleSizes = [
  { size: 96, lines: 1 },
  { size: 72, lines: 3 },
  { size: 60, lines: 4 },
  { size: 50, lines: 5 },
  { size: 42, lines: 6 },
] as const;

interface Faces {
  strong: Typesetter;
  plain: Typesetter;
}
let faces: Promise<Faces> | undefined;

async function loadFaces(): Promise<Faces> {
  const [strong, plain] = await Promise.all([loadTypesetter(600), loadTypesetter(450)]);
  return { strong, plain };
}

const toPath = ({ path }: Line, x: number, y: number, colour: string): string =>
  `<path transform="translate(${x} ${y})" fill="${colour}" d="${path}"/>`;

/** The mark of the site, as the header shows it, 48 by 48. */
const mark = `<circle cx="24" cy="24" r="22.5" fill="#fdf3f4" stroke="${palette.haematoxylin}" stroke-width="2"/><path d="M24 23.5c5.2 0 9.3 4.3 9.3 8.7 0 3.2-2.3 4.9-5 4.9-1.7 0-2.7-.8-4.3-.8s-2.6.8-4.3.8c-2.7 0-5-1.7-5-4.9 0-4.4 4.1-8.7 9.3-8.7Z" fill="#e2708f"/><g fill="#e2708f"><ellipse cx="12.8" cy="22.5" rx="3.7" ry="4.5"/><ellipse cx="19.7" cy="14.6" rx="3.7" ry="4.9"/><ellipse cx="28.3" cy="14.6" rx="3.7" ry="4.9"/><ellipse cx="35.2" cy="22.5" rx="3.7" ry="4.5"/></g><g fill="${palette.haematoxylin}"><ellipse cx="24" cy="30.8" rx="4.4" ry="3.5"/><circle cx="12.8" cy="22.9" r="1.6"/><circle cx="19.7" cy="15" r="1.7"/><circle cx="28.3" cy="15" r="1.7"/><circle cx="35.2" cy="22.9" r="1.6"/></g>`;

/** Title lines at the largest size they fit; the laboratory's heading where the faces lack a sign. */
function setTitle(title: string, type: Typesetter): { lines: Line[]; size: number } {
  for (const { size, lines: most } of titleSizes) {
    const lines = breakLines(title, size, sheet.width, type);
    if (lines && lines.length <= most) return { lines, size };
  }
  const size = 42;
  const lines =
    breakLines(title, size, sheet.width, type) ?? breakLines(site.heading, size, sheet.width, type);
  return { lines: lines?.slice(0, 6) ?? [], size };
}

/** Where a line begins: words that run from right to left keep to the right. */
const toStart = ({ width }: Line, words: string): number =>
  findTextLanguage(words).dir === 'rtl' ? sheet.left + sheet.width - width : sheet.left;

function drawWords({ label, title, facts }: Card, { strong, plain }: Faces): string {
  const { lines, size } = setTitle(title, strong);
  const leading = size * 1.14;
  const parts = [`<g transform="translate(${sheet.left} 56) scale(1.17)">${mark}</g>`];
  const name = strong.set(site.fullName, 30);
  if (name) parts.push(toPath(name, sheet.left + 76, 95, palette.ink));

  // The title stands in the middle of what is left between the name and the facts.
  const top = 150 + (500 - 150 - (lines.length - 1) * leading - 44) / 2 + size * 0.36 + 22;
  const above = plain.set(label, 28);
  if (above) parts.push(toPath(above, toStart(above, label), top - size * 0.72 - 26, palette.eosinDeep));
  lines.forEach((line, index) => {
    parts.push(toPath(line, toStart(line, title), top + index * leading, palette.haematoxylinDeep));
  });

  parts.push(
    `<path d="M${sheet.left} 520H${sheet.left + sheet.width}" stroke="${palette.rule}" stroke-width="2"/>`,
  );
  let x = sheet.left;
  facts.forEach((fact, index) => {
    const [type, wanted, colour] =
      index === 0 ? ([strong, 40, palette.ink] as const) : ([plain, 28, palette.inkSoft] as const);
    const room = sheet.left + sheet.width - x;
    const line = type.set(fact, wanted);
    const fitting =
      line && line.width > room ? type.set(fact, Math.floor((wanted * room) / line.width)) : line;
    // Smaller than this nobody reads it in a chat.
    if (!fitting || (line && line.width > room * 1.6)) return;
    parts.push(toPath(fitting, x, 576, colour));
    x += fitting.width + 32;
  });
  return parts.join('');
}

const grounds = new Map<string, Promise<Buffer>>();

/** The sheet with its picture and without words, as raw pixels, made once for each picture. */
function drawGround(picture: string): Promise<Buffer> {
  const known = grounds.get(picture);
  if (known) return known;
  const made = sharp(toPictureFile(picture))
    .resize(cardSize.width - sheet.picture, cardSize.height, { fit: 'cover' })
    .toBuffer()
    .then((cut) =>
      sharp({ create: { ...cardSize, channels: 3, background: palette.paper } })
        .composite([
          { input: cut, left: sheet.picture, top: 0 },
          {
            input: Buffer.from(
              `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}"><path d="M0 0H14V${cardSize.height}H0Z" fill="${palette.haematoxylin}"/><path d="M${sheet.picture} 0V${cardSize.height}" stroke="${palette.ink}" stroke-width="2"/></svg>`,
            ),
          },
        ])
        .removeAlpha()
        .raw()
        .toBuffer(),
    );
  grounds.set(picture, made);
  return made;
}

/** Lays words over the ground: both raw, three and four bytes a pixel. The library's own way takes six times as long. */
function layOver(ground: Buffer, words: Buffer, wordsWidth: number): Buffer {
  const result = Buffer.from(ground);
  for (let from = 0; from < words.length; from += 4) {
    const alpha = words[from + 3] ?? 0;
    if (alpha === 0) continue;
    const pixel = from / 4;
    const to = (Math.floor(pixel / wordsWidth) * cardSize.width + (pixel % wordsWidth)) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const below = result[to + channel] ?? 0;
      const above = words[from + channel] ?? 0;
      result[to + channel] = below + Math.round(((above - below) * alpha) / 255);
    }
  }
  return result;
}

/** Chats leave large pictures out. */
const mostBytes = 60_000;

/** The card as a JPEG, which every chat and feed can show. */
export async function drawCard(card: Card): Promise<Buffer> {
  faces ??= loadFaces();
  const { strong, plain } = await faces;
  const said = [card.title, card.label, ...card.facts].join(' ');
  await Promise.all([strong.prepare(said), plain.prepare(said)]);
  const width = sheet.picture - 4;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${cardSize.height}">${drawWords(card, { strong, plain })}</svg>`;
  const words = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const pixels = layOver(await drawGround(card.picture), words, width);
  for (const quality of [76, 66, 56, 46]) {
    const file = await sharp(pixels, { raw: { ...cardSize, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (file.length <= mostBytes) return file;
  }
  throw new Error(`The link picture of "${card.title}" is over ${mostBytes} bytes at the lowest quality.`);
}
