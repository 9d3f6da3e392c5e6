import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { bleed, plateSize } from './plate.ts';

/** The sizes that every picture is published in, and the most bytes each file may have. */
export const editions = [
  { width: 480, height: 300, avif: 9_000, webp: 14_000 },
  { width: 960, height: 600, avif: 22_000, webp: 36_000 },
] as const;

/** Cuts from the middle for narrow screens, by name: the square beside a card's words, the strip under a heading. */
export const crops = {
  square: { width: 240, height: 240, avif: 4_200 },
  strip: { width: 960, height: 160, avif: 5_400 },
} as const;
export type Crop = keyof typeof crops;

/** A file that was written. */
export interface Written {
  file: string;
  bytes: number;
  /** What the encoder was asked for; a drawing that stays a drawing has none. */
  quality?: number;
}

/** How each kind is encoded, best quality first. Crops are small: they are given the encoder's longest search. */
const formats = {
  avif: { qualities: [60, 54, 48, 42, 36, 30], to: toAvif(4) },
  crop: { qualities: [50, 46, 42, 38], to: toAvif(9) },
  webp: {
    qualities: [82, 76, 70, 62, 54, 44],
    to: (image: Sharp, quality: number) => image.webp({ quality, effort: 6, smartSubsample: true }),
  },
} as const;

function toAvif(effort: number) {
  return (image: Sharp, quality: number) => image.avif({ quality, effort, chromaSubsampling: '4:2:0' });
}

async function encode(
  pixels: Buffer,
  format: keyof typeof formats,
  budget: number,
): Promise<{ data: Buffer; quality: number }> {
  const { qualities, to } = formats[format];
  for (const quality of qualities) {
    const data = await to(sharp(pixels), quality).toBuffer();
    if (data.length <= budget) return { data, quality };
  }
  throw new Error(`${format}: over ${budget} bytes at the lowest quality; draw the picture calmer`);
}

/**
 * Rasterises a drawing at twice its size (so that hairlines stay fine) and writes every edition of it, and the crops
 * it is wanted in. `most` narrows the budget of the AVIF editions. All files are encoded before the first is written: a
 * picture over its budget leaves the old ones alone.
 */
export async function renderPlate(
  svg: string,
  stem: string,
  wanted: { most?: number; crops?: readonly Crop[] } = {},
): Promise<Written[]> {
  const { most = Number.POSITIVE_INFINITY } = wanted;
  const large = await sharp(Buffer.from(svg), { density: 144 })
    .extract({ left: 2 * bleed, top: 2 * bleed, width: 2 * plateSize.width, height: 2 * plateSize.height })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const encoded = [];
  const scale = (width: number, height: number) =>
    sharp(large).resize(width, height).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  for (const { width, height, ...budgets } of editions) {
    const pixels = await scale(width, height);
    for (const format of ['avif', 'webp'] as const) {
      encoded.push({
        file: `${stem}-${width}.${format}`,
        ...(await encode(pixels, format, format === 'avif' ? Math.min(most, budgets.avif) : budgets.webp)),
      });
    }
  }
  for (const name of wanted.crops ?? []) {
    const { width, height, avif } = crops[name];
    encoded.push({
      file: `${stem}-${name}.avif`,
      ...(await encode(await scale(width, height), 'crop', avif)),
    });
  }
  await mkdir(dirname(stem), { recursive: true });
  await Promise.all(encoded.map(({ file, data }) => writeFile(file, data)));
  return encoded.map(({ file, data, quality }) => ({ file, bytes: data.length, quality }));
}
