/** Writes the site's mark in the sizes that phones and old browsers ask for, from `public/favicon.svg`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const publicFolder = new URL('../../public/', import.meta.url);
const paper = '#fcf9f4';

/** The mark in a square; `share` of the side is the mark's, the rest is ground. */
async function draw(svg: Buffer, side: number, share: number, ground?: string): Promise<Buffer> {
  const mark = Math.round(side * share);
  const drawn = await sharp(svg, { density: (72 * mark) / 48 })
    .resize(mark, mark)
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 4, background: ground ?? '#0000' } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An icon file of one picture: a header of 22 bytes before a PNG. */
function toIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Resolves with a line for each file that was written. */
export async function writeIcons(): Promise<string[]> {
  const svg = await readFile(new URL('favicon.svg', publicFolder));
  await mkdir(new URL('icons/', publicFolder), { recursive: true });
  const files: [string, Buffer][] = [
    ['icons/icon-192.png', await draw(svg, 192, 1)],
    ['icons/icon-512.png', await draw(svg, 512, 1)],
    // A phone may cut a maskable icon down to its middle four fifths.
    ['icons/maskable-512.png', await draw(svg, 512, 0.66, paper)],
    ['apple-touch-icon.png', await draw(svg, 180, 0.8, paper)],
    ['favicon.ico', toIco(await draw(svg, 32, 1), 32)],
  ];
  for (const [name, data] of files) await writeFile(new URL(name, publicFolder), data);
  return files.map(([name, data]) => `${name}: ${data.length} bytes`);
}
