import { find } from '#islands/find.ts';
import type { Sign } from '#lib/finder/signs.ts';

/** Links to the signs that a query speaks of, whose pages lie below the one that the general invitation leads to; it comes back without any. */
export function keepSigns(place: HTMLElement): (signs: readonly Sign[]) => void {
  const invitation = [...place.childNodes];
  const { href } = find(place, 'a', HTMLAnchorElement);
  let shown = '';
  return (signs) => {
    const wanted = signs.map(({ slug }) => slug).join();
    if (wanted === shown) return;
    shown = wanted;
    if (signs.length === 0) return place.replaceChildren(...invitation);
    const links = signs.map(({ slug, sign }) => {
      const link = document.createElement('a');
      link.href = `${href}/${slug}`;
      link.textContent = sign;
      return link;
    });
    place.replaceChildren('By what you see: ', ...links.flatMap((link) => [link, ' ']));
  };
}
