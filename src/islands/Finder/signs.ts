import { routes } from '#config/routes.ts';
import type { Sign } from '#lib/finder/signs.ts';

/** Links to the signs that a query speaks of, in place of the general invitation, which comes back without any. */
export function keepSigns(place: HTMLElement): (signs: readonly Sign[]) => void {
  const invitation = [...place.childNodes];
  return (signs) => {
    if (signs.length === 0) return place.replaceChildren(...invitation);
    const links = signs.map(({ slug, sign }) => {
      const link = document.createElement('a');
      link.href = routes.problem(slug);
      link.textContent = sign;
      return link;
    });
    place.replaceChildren('By what you see: ', ...links.flatMap((link) => [link, ' ']));
  };
}
