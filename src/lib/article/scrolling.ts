import type { ElementContent } from 'hast';
import { mapElements, toElement } from '#lib/article/nodes.ts';

const toRegion = (label: string) => ({ role: 'region', tabIndex: 0, ariaLabel: label });

/** Lets what may be wider than the page scroll sideways, by keyboard too: a table in a box of its own, and code. */
export function letScroll(nodes: readonly ElementContent[]): ElementContent[] {
  const box = { className: ['table-scroll'], ...toRegion('Table') };
  return mapElements(nodes, (element) => {
    if (element.tagName === 'table') return [toElement('div', box, [element])];
    return element.tagName === 'pre'
      ? [toElement('pre', { ...element.properties, ...toRegion('Code') }, element.children)]
      : [element];
  });
}
