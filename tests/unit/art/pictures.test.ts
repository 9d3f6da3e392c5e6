import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogues } from '#data/catalogues/index.ts';
import { ownPictures } from '#data/pictures.ts';
import { services } from '#data/services.ts';
import { team } from '#data/team.ts';
import { testimonials } from '#data/testimonials.ts';
import { catalogueSchema } from '#schemas/catalogue.ts';
import { masters } from '../../../scripts/art/masters.ts';
import { crops, editions, posterBytes } from '../../../scripts/art/render.ts';

const published = fileURLToPath(new URL('../../../public', import.meta.url));

describe('the pictures', () => {
  it('have one for every price list and service, and one for what has none of its own', () => {
    const drawn = masters.map(({ name }) => `/art/${name}`);
    expect(drawn).toContain(catalogueSchema.options[0].shape.picture.parse(undefined));
    const shown = [...catalogues.map(({ picture }) => picture), ...services.map(({ image }) => image)];
    expect(shown.filter((picture) => !drawn.includes(picture))).toEqual([]);
  });

  it.each(masters.map((master) => [master.name, master] as const))(
    'are published in every size within their budgets: %s',
    async (name, { crops: wanted, isPoster }) => {
      const files = [
        ...editions.flatMap(({ width, height, avif, webp }) => [
          { end: `${width}.avif`, width, height, most: isPoster ? Math.min(avif, posterBytes) : avif },
          { end: `${width}.webp`, width, height, most: webp },
        ]),
        ...wanted.map((crop) => ({ end: `${crop}.avif`, ...crops[crop], most: crops[crop].avif })),
      ];
      for (const { end, width, height, most } of files) {
        const file = await readFile(`${published}/art/${name}-${end}`);
        const picture = await sharp(file).metadata();
        expect([picture.width, picture.height], end).toEqual([width, height]);
        expect(file.length, end).toBeLessThanOrEqual(most);
      }
    },
  );

  it('have every cut that services and articles may ask for', () => {
    const cuts = new Set(
      masters.flatMap(({ name, crops: wanted }) => wanted.map((crop) => `/art/${name}-${crop}`)),
    );
    const strips = services.map(({ image }) => `${image}-strip`);
    const squares = services.flatMap(({ techniques }) => techniques.map(({ img }) => `${img}-square`));
    const chosen = ownPictures.map(({ file }) => `/art/${file}-square`);
    expect([...strips, ...squares, ...chosen].filter((cut) => !cuts.has(cut))).toEqual([]);
  });
});

it('everyone who is shown has a portrait of their own', async () => {
  const paths = new Set([
    ...[...team.heads, ...team.staff].map(({ photo }) => photo),
    ...testimonials.map(({ image }) => image),
  ]);
  const portraits = new Set<string>();
  for (const path of paths) {
    const file = await readFile(published + path);
    expect(file.length, path).toBeGreaterThan(1000);
    expect(file.length, path).toBeLessThanOrEqual(10_000);
    portraits.add(file.toString('base64'));
  }
  expect(portraits.size).toBe(paths.size);
});
