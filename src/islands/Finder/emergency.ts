import type { IndexedEmergency } from '#lib/finder/emergency-index.ts';
import { nameEmergencyRegion } from '#lib/finder/emergency-region.ts';

function createElement(tag: string, ...children: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

/** Shows what cannot wait, before any price; the place is a live region, so that it is read out as it comes. */
export function keepEmergency(place: HTMLElement): (emergencies: readonly IndexedEmergency[]) => void {
  const callNow = { vet: place.dataset.vet ?? '', government: place.dataset.government ?? '' };
  let shown = '';
  return (emergencies) => {
    const wanted = emergencies.map(({ id }) => id).join();
    // Whatever stands already is not read out again with every key.
    if (wanted === shown) return;
    shown = wanted;
    const [first] = emergencies;
    if (!first) return place.replaceChildren();
    const words = callNow[first.call];
    const region = createElement('section', createElement('h2', words));
    region.className = 'emergency';
    region.ariaLabel = nameEmergencyRegion(words);
    for (const { sign, doNow, never } of emergencies) {
      region.append(
        createElement('p', 'if you see ', createElement('strong', sign), '. No test comes first.'),
        createElement('p', createElement('b', 'Do now: '), doNow),
        createElement('p', never),
      );
    }
    place.replaceChildren(region);
  };
}
