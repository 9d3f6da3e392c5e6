import type { Element, ElementContent } from 'hast';
import { isPixel } from '#lib/article/noscript-pictures.ts';
import { toTree } from '#lib/article/tree.ts';

interface FoundPicture {
  /** As written: relative, or http(s). */
  src: string;
  alt: string;
  /** CSS pixels, where the text says so. */
  width?: number;
  height?: number;
}

/** Every tag that a parser reads as a picture. */
const pictureTag = /<im(?:g|age)/i;

/**
 * The first picture of an article that may be shown and shows something: no stand-in of a lazy loader, no counting pixel.
 */
export function firstPicture(
  html: string,
  isAllowed: (src: string) => boolean = () => true,
): FoundPicture | null {
  const picture = pictureTag.test(html) ? find(toTree(html), isAllowed) : undefined;
  if (!picture) return null;
  const { src, alt, width, height } = picture.properties;
  return {
    src: String(src),
    alt: typeof alt === 'string' ? alt : '',
    ...(typeof width === 'number' && { width }),
    ...(typeof height === 'number' && { height }),
  };
}

/** Whether a picture is worth its place: it has an address that may lead to a file, and is not a counting pixel. */
export function isShown({ tagName, properties }: Element): boolean {
  const { src, width, height } = properties;
  if (tagName !== 'img' || typeof src !== 'string' || !isFile(src)) return false;
  // WordPress gives drawings without sides of their own one pixel.
  return /\.svg(?:[?#]|$)/i.test(src) || !isPixel(width, height);
}

// Mangled markup leaves addresses like `x` or `x alt=`, which would only show as broken pictures.
function isFile(src: string): boolean {
  if (/^(https?:)?[/\\]{2}/i.test(src)) return true;
  const [path = ''] = src.split(/[?#]/, 1);
  return /\.[a-z0-9]{2,5}$/i.test(path) || src.includes('?');
}

function find(nodes: readonly ElementContent[], isAllowed: (src: string) => boolean): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const found =
      isShown(node) && isAllowed(String(node.properties.src)) ? node : find(node.children, isAllowed);
    if (found) return found;
  }
  return undefined;
}
