import type { ElementContent } from 'hast';
import { toString as readString } from 'hast-util-to-string';
import { toAnchor } from '#lib/article/anchors.ts';
import { headings as names } from '#lib/article/elements.ts';
import { mapElements, trim } from '#lib/article/nodes.ts';

export interface Heading {
  /** Unique in the article, `section-` and the words of the heading. */
  id: string;
  text: string;
  /** 2 to 6; the first is 2 and none skips a level. */
  level: number;
}

/** Gives every heading its level below the page's title and an id of its own. */
export function numberHeadings(blocks: readonly ElementContent[]): {
  nodes: ElementContent[];
  headings: Heading[];
} {
  const headings: Heading[] = [];
  const ids = new Map<string, number>();
  /** Levels in the source of the headings that the next one may stand under. */
  let above: number[] = [];
  const nodes = mapElements(blocks, (element) => {
    if (!names.has(element.tagName)) return [element];
    const text = readString(element).replace(/\s+/g, ' ').trim();
    if (text === '') return [];
    const source = Number(element.tagName.slice(1));
    above = [...above.filter((level) => level < source), source];
    const level = Math.min(above.length + 1, 6);
    const id = toFreeId(`section-${toAnchor(text) || headings.length + 1}`, ids);
    headings.push({ id, text, level });
    return [
      {
        ...element,
        tagName: `h${level}`,
        properties: { ...element.properties, id },
        children: trim(element.children),
      },
    ];
  });
  return { nodes, headings };
}

/** The wanted id, numbered from the second heading of the same words on. */
function toFreeId(wanted: string, taken: Map<string, number>): string {
  let number = (taken.get(wanted) ?? 0) + 1;
  while (number > 1 && taken.has(`${wanted}-${number}`)) number += 1;
  taken.set(wanted, number);
  if (number === 1) return wanted;
  const id = `${wanted}-${number}`;
  taken.set(id, 1);
  return id;
}
