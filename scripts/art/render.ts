import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { bleed, plateSize } from './plate.ts';

/** The sizes that every picture is published in, and the most bytes each file may have. */
export const editions = [
  { width: 480, height: 300, avif: 9_000, webp: 14_000 },
  { width: 960, height: 600, avif: 22_000, webp: 36_000 },
] as const;

/** A file that was written. */
export interface Written {
  file: string;
  bytes: number;
  /** What the encoder was asked for; a drawing that stays a drawing has none. */
  quality?: number;
}

const qualities = { avif: [60, 54, 48, 42, 36, 30], webp: [82, 76, 70, 62, 54, 44] } as const;

async function encode(
  pixels: Buffer,
  format: 'avif' | 'webp',
  budget: number,
): Promise<{ data: Buffer; quality: number }> {
  for (const quality of qualities[format]) {
    const image = sharp(pixels);
    const data = await (format === 'avif'
      ? image.avif({ quality, effort: 4, chromaSubsampling: '4:2:0' })
      : image.webp({ quality, effort: 6, smartSubsample: true })
    ).toBuffer();
    if (data.length <= budget) return { data, quality };
  }
  throw new Error(`${format}: over ${budget} bytes at the lowest quality; draw the picture calmer`);
}

/**
 * Rasterises a drawing at twice its size (so that hairlines stay fine) and writes every edition of it.
 * `most` narrows the budget of the AVIF editions. All editions are encoded before the first is written: a picture over its budget leaves the old files alone.
 */
export async function renderPlate(
  svg: string,
  stem: string,
  most = Number.POSITIVE_INFINITY,
): Promise<Written[]> {
  const large = await sharp(Buffer.from(svg), { density: 144 })
    .extract({ left: 2 * bleed, top: 2 * bleed, width: 2 * plateSize.width, height: 2 * plateSize.height })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const encoded = [];
  for (const { width, height, ...budgets } of editions) {
    const pixels = await sharp(large)
      .resize(width, height)
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
    for (const format of ['avif', 'webp'] as const) {
      encoded.push({
        file: `${stem}-${width}.${format}`,
        ...(await encode(pixels, format, format === 'avif' ? Math.min(most, budgets.avif) : budgets.webp)),
      });
    }
  }
  await mkdir(dirname(stem), { recursive: true });
  await Promise.all(encoded.map(({ file, data }) => writeFile(file, data)));
  return encoded.map(({ file, data, quality }) => ({ file, bytes: data.length, quality }));
}
