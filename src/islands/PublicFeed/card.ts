import type { Card } from '#schemas/article.ts';
import { toPicture } from './picture.ts';

function find<Part extends Element>(item: Element, selector: string, kind: new () => Part): Part {
  const found = item.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`PublicFeed: the page's first card has no ${selector}`);
  return found;
}

/** A card like the first one in the page, for another article: the markup around its facts is written once, in PostCard.astro. */
export function toItem(pattern: Element, card: Card): HTMLElement {
  const item = pattern.cloneNode(true);
  if (!(item instanceof HTMLElement)) throw new Error('PublicFeed: the page has no card');
  find(item, 'picture', HTMLPictureElement).replaceWith(toPicture(card.picture));
  find(item, 'a', HTMLAnchorElement).href = card.href;
  find(item, 'h2', HTMLHeadingElement).textContent = card.title;
  find(item, 'a span', HTMLElement).textContent = `: ${card.title}`;
  find(item, '.label', HTMLElement).textContent = card.category;
  find(item, '.excerpt', HTMLElement).textContent = card.excerpt;
  const time = find(item, 'time', HTMLTimeElement);
  time.dateTime = card.day;
  time.textContent = card.date;
  return item;
}
