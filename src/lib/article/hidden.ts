import { hidesByStyle, readLetterSize } from '#lib/article/hiding-style.ts';
import { getAttribute, listElements, readWords, type SourceElement } from '#lib/article/parse.ts';
import { isWidget } from '#lib/article/widgets.ts';

/** Classes that keep words from sight. */
const hiding: ReadonlySet<string> = new Set([
  ...['screen-reader-text', 'sr-only', 'visually-hidden', 'visuallyhidden', 'elementor-screen-only'],
  ...['assistive-text', 'hidden', 'd-none', 'is-hidden', 'display-none'],
]);
/** Shows again on some screens what another class hides. */
const responsive = /^(?:(?:sm|md|lg|xl|2xl):|d-(?:sm|md|lg|xl)-)(?!none|hidden)/;

/** Whether an element was never to be seen in the article: hidden by its author, or put there by a theme or plug-in. */
export function isNeverShown(source: SourceElement): boolean {
  return isWidget(source) || (isHidden(source) && !isFolded(source));
}

function isHidden(source: SourceElement): boolean {
  const hidden = getAttribute(source, 'hidden');
  if (hidden !== undefined && hidden !== 'until-found') return true;
  const style = getAttribute(source, 'style') ?? '';
  if (hidesByStyle(style, source.tagName === 'marquee')) return true;
  if (readLetterSize(style) === 'unreadable' && !showsInside(source)) return true;
  const classes = (getAttribute(source, 'class') ?? '').split(/\s+/);
  return (
    classes.some((name) => hiding.has(name.toLowerCase())) && !classes.some((name) => responsive.test(name))
  );
}

/** Layouts set letters to nothing to close gaps between boxes: pictures and what has letters of its own are still seen. */
const showsInside = (source: SourceElement): boolean =>
  [...listElements(source)].some(
    (inner) => inner.tagName === 'img' || readLetterSize(getAttribute(inner, 'style') ?? '') === 'readable',
  );

const title = /(?:^|[\s_-])(?:title|heading|head(?:er)?|question|trigger|toggle|summary|tab)(?:$|[\s_-])/i;

/** Whether what is hidden is the panel of something that opens it: a script would show it, so it is the author's. */
function isFolded(source: SourceElement): boolean {
  if (['tabpanel', 'region'].includes(getAttribute(source, 'role') ?? '')) return true;
  if (getAttribute(source, 'aria-labelledby') !== undefined) return true;
  const siblings = source.parentNode?.childNodes ?? [];
  const before = siblings
    .slice(0, siblings.indexOf(source))
    .findLast((node): node is SourceElement => 'tagName' in node && readWords(node, 1) !== '');
  return before !== undefined && opens(before);
}

/** Whether a press on an element, or on the one that is all it holds, would show what follows it. */
function opens(element: SourceElement): boolean {
  if (
    element.tagName === 'button' ||
    ['button', 'tab'].includes(getAttribute(element, 'role') ?? '') ||
    getAttribute(element, 'aria-expanded') !== undefined ||
    title.test(getAttribute(element, 'class') ?? '')
  ) {
    return true;
  }
  const inner = element.childNodes.filter((node) => 'tagName' in node);
  const [only] = inner;
  return inner.length === 1 && only !== undefined && opens(only);
}

/** The weight that an element gives its words by style; undefined where it says nothing. */
export function readWeight(source: SourceElement): 'bold' | 'plain' | undefined {
  const weight = /(?:^|;)\s*font-weight\s*:\s*([a-z0-9]+)/i.exec(getAttribute(source, 'style') ?? '')?.[1];
  if (weight === undefined) return undefined;
  if (/^(?:bold|bolder|[6-9]\d\d)$/i.test(weight)) return 'bold';
  return /^(?:normal|lighter|[1-5]\d\d)$/i.test(weight) ? 'plain' : undefined;
}

/** Whether an element leans its words by style; undefined where it says nothing. */
export function readSlant(source: SourceElement): 'italic' | 'upright' | undefined {
  const slant = /(?:^|;)\s*font-style\s*:\s*([a-z]+)/i.exec(getAttribute(source, 'style') ?? '')?.[1];
  if (slant === undefined) return undefined;
  return /^(?:italic|oblique)$/i.test(slant) ? 'italic' : 'upright';
}
