/** The first element in a part of the page that fits a selector; throws where there is none, or none of this kind. */
export function find<Kind extends Element>(place: ParentNode, selector: string, kind: new () => Kind): Kind {
  const found = place.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} ${selector}`);
  return found;
}

/** The part that the page names so. */
export const findPart = (place: ParentNode, part: string): HTMLElement =>
  find(place, `[data-part="${part}"]`, HTMLElement);
