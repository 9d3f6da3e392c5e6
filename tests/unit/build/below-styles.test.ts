import { expect, test } from 'vitest';
import { belowStyles, placeStyles, sheets, splitSheet } from '../../../scripts/build/below-styles.ts';

const place = (page: string) => Buffer.from(placeStyles(Buffer.from(page))).toString();
const sheet =
  '@layer base{a{color:red}}@layer below{b{content:"}"}}h1{margin:0}@layer theme,base;@layer above{u{top:0}}@layer below{@media print{i{top:0}}}';

test('a sheet is split into what is first and what is below, whatever is quoted in it', () => {
  expect(splitSheet(sheet)).toEqual({
    first: '@layer base{a{color:red}}@layer above{u{top:0}}h1{margin:0}',
    below: 'b{content:"}"}@media print{i{top:0}}',
  });
});

test('a sheet that does not end is told of', () => {
  expect(() => splitSheet('@layer below{b{color:red}')).toThrow('does not end');
});

test('the styles of what is below come to the mark, and the words before it keep theirs', () => {
  expect(
    place(
      `<head><meta content="<style>é"><style>${sheet}</style></head><body>é<style data-below></style><p>of</p>`,
    ),
  ).toBe(
    '<head><meta content="<style>é"><style>@layer base{a{color:red}}@layer above{u{top:0}}h1{margin:0}</style></head><body>é' +
      '<style>b{content:"}"}@media print{i{top:0}}</style><p>of</p>',
  );
});

test('without a mark all stays in the head, the later styles last', () => {
  expect(place('<style>@layer below{b{top:0}}i{top:1px}</style></head><p>of</p>')).toBe(
    '<style>i{top:1px}b{top:0}</style></head><p>of</p>',
  );
});

test('a page without a sheet is left as it is', () => {
  expect(place('<head></head><p>of</p>')).toBe('<head></head><p>of</p>');
});

test.each([
  ['src/sections/home/Features.astro?astro&type=style&index=0&lang.css', 'below'],
  ['src/styles/bands.css', 'below'],
  ['src/layouts/Footer.astro?astro&type=style&index=0&lang.css', 'below'],
  ['src/sections/home/Hero.astro?astro&type=style&index=0&lang.css', 'above'],
  ['src/components/ui/PageHeading.astro?astro&type=style&index=0&lang.css', 'above'],
  ['src/styles/base.css', null],
  ['src/sections/admin/PostsScreen.astro?astro&type=style&index=0&lang.css', null],
  ['src/islands/Carousel/carousel.css?inline', null],
  ['src/sections/home/Features.astro', null],
])('%s is in the layer %s', (file, layer) => {
  const { configResolved, transform } = belowStyles();
  const ask = (command: string) => {
    if (typeof configResolved !== 'function' || typeof transform !== 'object') return undefined;
    Reflect.apply(configResolved, undefined, [{ command }]);
    const id = `/site/${file}`;
    const { include, exclude } = sheets;
    if (!include.test(id) || exclude.some((other) => other.test(id))) return undefined;
    return Reflect.apply(transform.handler, undefined, ['a{}', id]);
  };
  const above = { code: '@layer theme, base, above;\n@layer above {\na{}\n}', map: null };
  const below = { code: '@layer below {\na{}\n}', map: null };
  expect(ask('build')).toEqual(layer === null ? undefined : layer === 'above' ? above : below);
  // Only the build moves what is below, so only it has to find it again.
  expect(ask('serve')).toEqual(layer === 'above' ? above : undefined);
});
