import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Crop, Master } from './masters.ts';

/** The sizes that every picture is published in, and the most bytes each file may have. */
export const editions = [
  { width: 480, height: 300, avif: 9_000, webp: 14_000 },
  { width: 960, height: 600, avif: 22_000, webp: 36_000 },
] as const;

/** Sizes and budgets of the cuts for narrow screens. */
export const crops = {
  square: { width: 240, height: 240, avif: 4_200 },
  strip: { width: 960, height: 160, avif: 5_400 },
} as const satisfies Record<Crop, unknown>;

/** Most bytes of the AVIF edition of a poster. */
export const posterBytes = 15_000;

/** A drawing has this margin on every side, which is not shown: a blur needs what lies just outside the picture. */
const margin = 40;

/** A file that was written. */
export interface Written {
  file: string;
  bytes: number;
  quality: number;
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
  throw new Error(`${format}: over ${budget} bytes at the lowest quality; make the picture calmer`);
}

/** The picture at twice its largest size, so that hairlines stay fine: a drawing (SVG) without its margin, or a photograph. */
async function readLarge(file: string): Promise<Buffer> {
  const size = { width: 1920, height: 1200 };
  if (!file.endsWith('.svg'))
    return sharp(file)
      .resize({ ...size, fit: 'cover' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const drawing = sharp(file, { density: 144 });
  const { width, height } = await drawing.metadata();
  const [wide, high] = [size.width + 4 * margin, size.height + 4 * margin];
  if (width !== wide || height !== high)
    throw new Error(`${file}: a drawing is ${wide / 2} × ${high / 2}, not ${width / 2} × ${height / 2}`);
  return drawing
    .extract({ left: 2 * margin, top: 2 * margin, ...size })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * Writes every edition of a picture, and its crops, below `folder`. All files are encoded before the first is written: a
 * picture over its budget leaves the old ones alone.
 */
export async function publish(
  { file, name, crops: wanted, isPoster }: Master,
  folder: string,
): Promise<Written[]> {
  const large = await readLarge(file);
  const scale = (width: number, height: number) =>
    sharp(large).resize(width, height).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  const stem = `${folder}${name}`;
  const encoded = [];
  for (const { width, height, avif, webp } of editions) {
    const pixels = await scale(width, height);
    const budgets = { avif: isPoster ? Math.min(avif, posterBytes) : avif, webp };
    for (const format of ['avif', 'webp'] as const) {
      const made = await encode(pixels, format, budgets[format]);
      encoded.push({ file: `${stem}-${width}.${format}`, ...made });
    }
  }
  for (const crop of wanted) {
    const { width, height, avif } = crops[crop];
    encoded.push({
      file: `${stem}-${crop}.avif`,
      ...(await encode(await scale(width, height), 'crop', avif)),
    });
  }
  await mkdir(dirname(stem), { recursive: true });
  await Promise.all(encoded.map(({ file, data }) => writeFile(file, data)));
  return encoded.map(({ file, data, quality }) => ({ file, bytes: data.length, quality }));
}
