import { expect, it } from 'vitest';
import { toOffer } from '#lib/blog/card-picture.ts';

it('offers an own picture as a square, in two widths, and narrow where AVIF is not known', () => {
  const widths = '/art/posts/ticks-480.avif 480w, /art/posts/ticks-960.avif 960w';
  const srcset = widths.replaceAll('.avif', '.webp');
  expect(toOffer({ src: '/art/posts/ticks-960.webp', alt: 'A tick', srcset, avif: widths })).toEqual({
    own: { square: '/art/posts/ticks-square.avif', widths },
    src: '/art/posts/ticks-480.webp',
    srcset: undefined,
  });
});

it('leaves the picture of another host as it is', () => {
  const src = 'https://blog.example/cat-960.webp';
  const srcset = 'https://blog.example/cat-300.webp 300w';
  expect(toOffer({ src, alt: '', srcset, avif: '' })).toEqual({ own: null, src, srcset });
  expect(toOffer({ src, alt: '', srcset: '', avif: '' }).srcset).toBeUndefined();
});
