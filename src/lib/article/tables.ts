import type { ElementContent } from 'hast';
import { mapElements, toElement } from '#lib/article/nodes.ts';

/** Puts every table into a box that scrolls sideways, by keyboard too, so that a wide one never widens the page. */
export function wrapTables(nodes: readonly ElementContent[]): ElementContent[] {
  const box = { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: 'Table' };
  return mapElements(nodes, (element) =>
    element.tagName === 'table' ? [toElement('div', box, [element])] : [element],
  );
}
