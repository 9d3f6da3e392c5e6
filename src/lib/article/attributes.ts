import type { Properties } from 'hast';
import { readCandidates, readLinkAddress } from '#lib/article/addresses.ts';
import { readFragment, toAnchor } from '#lib/article/anchors.ts';
import { getAttribute, type SourceElement } from '#lib/article/parse.ts';

/** A whole number from 1 to `most`, or undefined. */
export function readCount(raw: string | undefined, most: number): number | undefined {
  const value = /^\s*\d{1,9}\s*$/.test(raw ?? '') ? Number(raw) : 0;
  return value >= 1 && value <= most ? value : undefined;
}

/** Text of an attribute on one line. */
export function readLine(raw: string | undefined): string {
  return (raw ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** The attributes that the element named `name` keeps, those of links and pictures aside. */
export function readAttributes(name: string, source: SourceElement): Properties {
  switch (name) {
    case 'td':
    case 'th':
      return compact({
        colSpan: readCount(getAttribute(source, 'colspan'), 1000),
        rowSpan: readCount(getAttribute(source, 'rowspan'), 1000),
        scope: readScope(getAttribute(source, 'scope')),
      });
    case 'ol':
      return compact({
        start: readStart(getAttribute(source, 'start')),
        type: readListType(source),
        reversed: getAttribute(source, 'reversed') === undefined ? undefined : true,
      });
    case 'li':
      return compact({ value: readStart(getAttribute(source, 'value')) });
    case 'abbr':
      return compact({ title: readLine(getAttribute(source, 'title')) || undefined });
    default:
      return {};
  }
}

/** Where a link leads, or null when it leads nowhere that is allowed. */
export function readTarget(source: SourceElement, anchors: ReadonlyMap<string, string>): string | null {
  const address = readLinkAddress(getAttribute(source, 'href'));
  const fragment = address === null ? null : readFragment(address);
  if (fragment === null) return address;
  const anchor = anchors.get(fragment) ?? toAnchor(fragment);
  return anchor === '' ? null : `#${anchor}`;
}

/** The attributes of a picture at `src`. */
export function readPictureAttributes(
  source: SourceElement,
  src: string,
  candidates: string | undefined,
): Properties {
  return compact({
    src,
    srcSet: readCandidates(candidates) ?? undefined,
    alt: readLine(getAttribute(source, 'alt')),
    width: readCount(getAttribute(source, 'width'), 10_000),
    height: readCount(getAttribute(source, 'height'), 10_000),
  });
}

function readScope(raw: string | undefined): string | undefined {
  const scope = (raw ?? '').trim().toLowerCase();
  return ['row', 'col', 'rowgroup', 'colgroup'].includes(scope) ? scope : undefined;
}

/** Letters and Roman numbers of a list, by attribute or by style. */
function readListType(source: SourceElement): string | undefined {
  const type = getAttribute(source, 'type')?.trim() ?? '';
  if (/^[aAiI]$/.test(type)) return type;
  const style = /list-style(?:-type)?\s*:\s*(lower|upper)-(alpha|latin|roman)/i.exec(
    getAttribute(source, 'style') ?? '',
  );
  if (!style) return undefined;
  const letter = style[2]?.toLowerCase() === 'roman' ? 'i' : 'a';
  return style[1]?.toLowerCase() === 'upper' ? letter.toUpperCase() : letter;
}

function readStart(raw: string | undefined): number | undefined {
  return /^\s*-?\d{1,6}\s*$/.test(raw ?? '') ? Number(raw) : undefined;
}

function compact(properties: Record<string, string | number | true | undefined>): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}
