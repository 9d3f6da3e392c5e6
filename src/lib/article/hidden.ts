import { getAttribute, readWords, type SourceElement, type SourceNode } from '#lib/article/parse.ts';
import { isWidget } from '#lib/article/widgets.ts';

/** Classes that keep words from sight. */
const hiding: ReadonlySet<string> = new Set([
  ...['screen-reader-text', 'sr-only', 'visually-hidden', 'visuallyhidden', 'elementor-screen-only'],
  ...['assistive-text', 'hidden', 'd-none', 'is-hidden', 'display-none'],
]);
/** Shows again on some screens what another class hides. */
const responsive = /^(?:(?:sm|md|lg|xl|2xl):|d-(?:sm|md|lg|xl)-)(?!none|hidden)/;

const hidingStyle = new RegExp(
  `(?:^|;)\\s*(?:${[
    'display\\s*:\\s*none',
    'visibility\\s*:\\s*(?:hidden|collapse)',
    'opacity\\s*:\\s*0(?:\\.0+)?\\s*(?:;|!|$)',
    'font-size\\s*:\\s*[01](?:px|pt|em|rem|%)?\\s*(?:;|!|$)',
    '(?:left|top|right|bottom|text-indent|margin(?:-left|-top)?)\\s*:\\s*-\\d{3,}',
    'transform\\s*:[^;]*translate[xy]?\\(\\s*-\\d{3,}',
    'clip(?:-path)?\\s*:\\s*(?:rect\\(\\s*[01](?:px)?[\\s,]+[01]|inset\\(\\s*(?:50|100)%)',
    '(?:max-)?height\\s*:\\s*[01](?:px)?\\s*;[^"]*overflow\\s*:\\s*hidden',
  ].join('|')})`,
  'i',
);

/** Whether an element was never to be seen in the article: hidden by its author, or put there by a theme or plug-in. */
export function isNeverShown(source: SourceElement): boolean {
  return isWidget(source) || (isHidden(source) && !isFolded(source));
}

function isHidden(source: SourceElement): boolean {
  const hidden = getAttribute(source, 'hidden');
  if (hidden !== undefined && hidden !== 'until-found') return true;
  const style = (getAttribute(source, 'style') ?? '').replace(/\/\*.*?\*\//gs, '');
  if (hidingStyle.test(style)) return true;
  const classes = (getAttribute(source, 'class') ?? '').split(/\s+/);
  return (
    classes.some((name) => hiding.has(name.toLowerCase())) && !classes.some((name) => responsive.test(name))
  );
}

const title = /(?:^|[\s_-])(?:title|heading|head(?:er)?|question|trigger|toggle|summary|tab)(?:$|[\s_-])/i;

/** Whether what is hidden is the panel of something that opens it: a script would show it, so it is the author's. */
function isFolded(source: SourceElement): boolean {
  if (['tabpanel', 'region'].includes(getAttribute(source, 'role') ?? '')) return true;
  if (getAttribute(source, 'aria-labelledby') !== undefined) return true;
  const siblings = source.parentNode?.childNodes ?? [];
  const before = siblings.findLast(
    (node: SourceNode, index: number) => index < siblings.indexOf(source) && 'tagName' in node,
  );
  if (!before || !('tagName' in before) || readWords(before, 1) === '') return false;
  return (
    before.tagName === 'button' ||
    ['button', 'tab'].includes(getAttribute(before, 'role') ?? '') ||
    getAttribute(before, 'aria-expanded') !== undefined ||
    title.test(getAttribute(before, 'class') ?? '')
  );
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
