/** Finds a part of the page by its name; throws where there is none of its kind. */
export function findPart<Kind extends HTMLElement>(
  island: HTMLElement,
  part: string,
  kind: new () => Kind,
): Kind {
  const found = island.querySelector(`[data-part="${part}"]`);
  if (!(found instanceof kind)) throw new Error(`Compare: the page has no part "${part}"`);
  return found;
}
