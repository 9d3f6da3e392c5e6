import { readWebAddress } from '#lib/article/addresses.ts';
import { readCount } from '#lib/article/attributes.ts';
import {
  getAttribute,
  isClosed,
  listElements,
  parseSource,
  readRaw,
  type SourceElement,
  type SourceFragment,
  type SourceNode,
} from '#lib/article/parse.ts';

/** A picture of one or two pixels shows nothing: it counts readers or takes up room. */
export function isPixel(width: unknown, height: unknown): boolean {
  const isTiny = (side: unknown) => typeof side === 'number' && side <= 2;
  return isTiny(width) || isTiny(height);
}

/** The pictures that a `<noscript>` holds for readers without scripts, pixels left out. */
export function listFallbacks(noscript: SourceElement): SourceElement[] {
  return [...listElements(parseSource(readRaw(noscript)))].filter(
    (element) =>
      element.tagName === 'img' &&
      readWebAddress(getAttribute(element, 'src')) !== null &&
      !isPixel(
        readCount(getAttribute(element, 'width'), 10_000),
        readCount(getAttribute(element, 'height'), 10_000),
      ),
  );
}

/** The pictures for which a lazy loader put the true one into a `<noscript>` right beside them. */
export function listStandIns(fragment: SourceFragment): ReadonlySet<SourceElement> {
  const standIns = new Set<SourceElement>();
  for (const noscript of listElements(fragment)) {
    if (noscript.tagName !== 'noscript' || !isClosed(noscript)) continue;
    const truths = listFallbacks(noscript).map((fallback) => getAttribute(fallback, 'src'));
    if (truths.length === 0) continue;
    for (const neighbour of listNeighbours(noscript)) {
      const picture = findOnlyPicture(neighbour);
      if (picture && (isLazy(picture) || truths.includes(getAttribute(picture, 'src'))))
        standIns.add(picture);
    }
  }
  return standIns;
}

function listNeighbours(element: SourceElement): SourceElement[] {
  const siblings = element.parentNode?.childNodes ?? [];
  const place = siblings.indexOf(element);
  const before = siblings.findLast((sibling, index) => index < place && isPresent(sibling));
  const after = siblings.find((sibling, index) => index > place && isPresent(sibling));
  return [before, after].filter((sibling) => sibling !== undefined && 'tagName' in sibling);
}

function isPresent(node: SourceNode): boolean {
  return 'tagName' in node || ('value' in node && node.value.trim() !== '');
}

/** The picture that an element is, or that it wraps with nothing else beside it. */
function findOnlyPicture(element: SourceElement): SourceElement | undefined {
  let found: SourceElement | undefined = element;
  for (let level = 0; level < 4 && found && found.tagName !== 'img'; level += 1) {
    const inside: SourceNode[] = found.childNodes.filter(isPresent);
    const only: SourceNode | undefined = inside.length === 1 ? inside[0] : undefined;
    found = only && 'tagName' in only ? only : undefined;
  }
  return found?.tagName === 'img' ? found : undefined;
}

function isLazy(picture: SourceElement): boolean {
  return (
    /^\s*(data:|$)/i.test(getAttribute(picture, 'src') ?? '') ||
    picture.attrs.some(
      ({ name, value }) => /^data-.*src/.test(name) || (name === 'class' && value.includes('lazy')),
    )
  );
}
