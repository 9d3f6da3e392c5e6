import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogues } from '#data/catalogues/index.ts';
import { ownPictures } from '#data/pictures.ts';
import { services } from '#data/services.ts';
import { catalogueSchema } from '#schemas/catalogue.ts';
import { gallery } from '../../../scripts/art/gallery.ts';
import { drawPlate } from '../../../scripts/art/plate.ts';
import { crops, editions } from '../../../scripts/art/render.ts';

const published = fileURLToPath(new URL('../../../public/art/', import.meta.url));

describe('the gallery', () => {
  it('has the picture of every price list and service, and one for what has none of its own', () => {
    const drawn = gallery.map(({ stem }) => `/art/${stem}`);
    expect(drawn).toContain(catalogueSchema.options[0].shape.picture.parse(undefined));
    const shown = [...catalogues.map(({ picture }) => picture), ...services.map(({ image }) => image)];
    expect(shown.filter((picture) => !drawn.includes(picture))).toEqual([]);
  });

  it.each(gallery.map(({ stem, scene }) => [stem, scene] as const))(
    'draws %s the same every time',
    (stem, scene) => {
      const svg = drawPlate(stem, scene);
      expect(drawPlate(stem, scene)).toBe(svg);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    },
  );

  it.each(gallery.map(({ stem }) => stem))('publishes %s in every size, within its budget', async (stem) => {
    for (const { width, height, ...budgets } of editions) {
      for (const format of ['avif', 'webp'] as const) {
        const file = await readFile(`${published}${stem}-${width}.${format}`);
        const picture = await sharp(file).metadata();
        expect([picture.width, picture.height], `${stem}-${width}.${format}`).toEqual([width, height]);
        expect(file.length, `${stem}-${width}.${format}`).toBeLessThanOrEqual(budgets[format]);
      }
    }
  });

  it.each(gallery.flatMap(({ stem, crops: wanted = [] }) => wanted.map((crop) => [stem, crop] as const)))(
    'publishes %s as a %s for phones, within its budget',
    async (stem, crop) => {
      const { width, height, avif } = crops[crop];
      const file = await readFile(`${published}${stem}-${crop}.avif`);
      const picture = await sharp(file).metadata();
      expect([picture.width, picture.height]).toEqual([width, height]);
      expect(file.length).toBeLessThanOrEqual(avif);
    },
  );

  it('has every cut that services and articles may ask for', () => {
    const cutNames = new Set(
      gallery.flatMap(({ stem, crops: cuts = [] }) => cuts.map((cut) => `/art/${stem}-${cut}`)),
    );
    const strips = services.map(({ image }) => `${image}-strip`);
    const squares = services.flatMap(({ techniques }) => techniques.map(({ img }) => `${img}-square`));
    const chosen = ownPictures.map(({ file }) => `/art/${file}-square`);
    expect([...strips, ...squares, ...chosen].filter((cut) => !cutNames.has(cut))).toEqual([]);
  });

  it('draws another picture from another seed', () => {
    const [picture] = gallery;
    if (!picture) throw new Error('The gallery is empty');
    expect(drawPlate('another seed', picture.scene)).not.toBe(drawPlate(picture.stem, picture.scene));
  });
});
