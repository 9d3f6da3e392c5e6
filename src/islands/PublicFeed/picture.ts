import { besideWords, cardSizes, toOffer } from '#lib/blog/card-picture.ts';
import { findLanguage } from '#lib/language.ts';
import type { Picture } from '#schemas/article.ts';

function toSource(srcset: string, more: { media?: string; sizes?: string }): HTMLSourceElement {
  return Object.assign(document.createElement('source'), { type: 'image/avif', srcset, ...more });
}

/** The picture of a card, made anew as PostCard.astro writes it: articles differ in how many sources they have. */
export function toPicture(picture: Picture): HTMLPictureElement {
  const { own, src, srcset } = toOffer(picture);
  const image = new Image(480, 300);
  // Before its address: it waits until the reader is near.
  image.loading = 'lazy';
  image.alt = picture.alt;
  const language = findLanguage(picture.alt);
  if (language) image.lang = language;
  if (srcset) Object.assign(image, { sizes: cardSizes.other, srcset });
  const element = document.createElement('picture');
  if (own) {
    element.append(
      toSource(own.square, { media: besideWords }),
      toSource(own.widths, { sizes: cardSizes.own }),
    );
  }
  element.append(image);
  // Last: with its sources beside it the browser chooses once.
  image.src = src;
  return element;
}
