import { controlLength, controls, headings } from '#lib/article/elements.ts';
import { getAttribute, isClosed, readWords, type SourceElement } from '#lib/article/parse.ts';

const choices: ReadonlySet<string> = new Set(['script', 'style', 'option', 'optgroup']);
const fields: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);

/** Whether an element is properly closed and holds few words. */
export function isBrief(source: SourceElement): boolean {
  return isClosed(source) && readWords(source, controlLength).length <= controlLength;
}

/** Whether an element belongs to a form and not to the words of an article: a button, a field, the name of a field. */
export function isControl(source: SourceElement): boolean {
  if (!controls.has(source.tagName)) return false;
  if (source.tagName === 'select')
    return isClosed(source) && readWords(source, controlLength, choices).length <= controlLength;
  if (source.tagName !== 'label') return isBrief(source);
  const namesField =
    getAttribute(source, 'for') !== undefined ||
    source.childNodes.some((child) => 'tagName' in child && fields.has(child.tagName));
  return namesField && isBrief(source);
}

/** Whether an element stands inside a heading. */
export function isInHeading(source: SourceElement): boolean {
  return listParents(source).some(({ tagName }) => headings.has(tagName));
}

/** Whether a button or label is the heading of a panel: it says so, stands in a heading, or the panel follows it. */
export function isDisclosure(source: SourceElement): boolean {
  if (source.tagName !== 'button' && source.tagName !== 'label') return false;
  if (readWords(source, 1) === '' || !isClosed(source)) return false;
  if (['aria-controls', 'aria-expanded'].some((name) => getAttribute(source, name) !== undefined))
    return true;
  if (isInHeading(source)) return true;
  const [parent] = listParents(source);
  const heads = [source, ...(parent && readWords(parent, 400) === readWords(source, 400) ? [parent] : [])];
  return heads.some(isBeforePanel);
}

/** At most four elements up. */
function listParents(source: SourceElement): SourceElement[] {
  const parents: SourceElement[] = [];
  let parent = source.parentNode;
  while (parent && 'tagName' in parent && parents.length < 4) {
    parents.push(parent);
    parent = parent.parentNode;
  }
  return parents;
}

const panel = /(?:^|[\s_-])(?:panel|content|answer|body|collapse)(?:$|[\s_-])/i;

function isBeforePanel(source: SourceElement): boolean {
  const siblings = source.parentNode?.childNodes ?? [];
  const next = siblings.find((node, index) => index > siblings.indexOf(source) && 'tagName' in node);
  return next !== undefined && 'tagName' in next && panel.test(getAttribute(next, 'class') ?? '');
}
