import { find } from '#islands/find.ts';
import { findLanguage } from '#lib/language.ts';
import type { Card } from '#schemas/article.ts';
import { toPicture } from './picture.ts';

/** Writes words with their language: the first card's may be another. */
function write(element: HTMLElement, words: string): void {
  element.textContent = words;
  const language = findLanguage(words);
  if (language) element.lang = language;
  else element.removeAttribute('lang');
}

/** A card like the first one in the page, for another article: the markup around its facts is written once, in PostCard.astro. */
export function toItem(pattern: Element, card: Card): HTMLElement {
  const item = pattern.cloneNode(true);
  if (!(item instanceof HTMLElement)) throw new Error('PublicFeed: the page has no card');
  find(item, 'picture', HTMLPictureElement).replaceWith(toPicture(card.picture));
  find(item, 'a', HTMLAnchorElement).href = card.href;
  write(find(item, 'h2', HTMLHeadingElement), card.title);
  write(find(item, 'a span', HTMLElement), `: ${card.title}`);
  write(find(item, '.label', HTMLElement), card.category);
  write(find(item, '.excerpt', HTMLElement), card.excerpt);
  const time = find(item, 'time', HTMLTimeElement);
  time.dateTime = card.day;
  time.textContent = card.date;
  return item;
}
