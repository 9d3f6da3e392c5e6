import { controlLength, controls, headings } from '#lib/article/elements.ts';
import { getAttribute, isClosed, listElements, readWords, type SourceElement } from '#lib/article/parse.ts';

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

/** Boxes that have a meaning of their own. */
const parts: ReadonlySet<string> = new Set([
  'li',
  'dt',
  'dd',
  'td',
  'th',
  'tr',
  'summary',
  'option',
  ...headings,
]);
/** Longer words open nothing: they are a text. */
const longestTitle = 200;
/** Buttons that are a page's furniture, whatever they open. */
const device =
  /^(?:(?:show|read|view|see|load|learn) (?:more|less|all)|(?:open|close|toggle|main)?\s*(?:menu|search|navigation)|open|close|next|previous|share|print|copy link)\W*$/i;

/** Whether a button or label is the heading of a panel: it says so, stands in a heading, or the panel follows it. */
export function isDisclosure(source: SourceElement): boolean {
  const isOwn = source.tagName === 'button' || source.tagName === 'label';
  if (!isOwn && (parts.has(source.tagName) || !saysSo(source))) return false;
  const words = readWords(source, longestTitle);
  if (words === '' || words.length > longestTitle || !isClosed(source)) return false;
  if (isInHeading(source)) return true;
  if (device.test(words) || [...listElements(source)].some(({ tagName }) => parts.has(tagName))) return false;
  if (saysSo(source)) return true;
  const [parent] = listParents(source);
  const heads = [source, ...(parent && readWords(parent, 400) === readWords(source, 400) ? [parent] : [])];
  return heads.some(isBeforePanel);
}

function saysSo(source: SourceElement): boolean {
  const role = getAttribute(source, 'role');
  const opens = ['aria-controls', 'aria-expanded'].some((name) => getAttribute(source, name) !== undefined);
  return (
    opens &&
    (source.tagName === 'button' ||
      source.tagName === 'label' ||
      role !== undefined ||
      getAttribute(source, 'aria-expanded') !== undefined)
  );
}

const mark = /^[+\-–−×✕✖⌄⌃▲▼►▸▾▴›»<>∨∧↓↑→←\s]{1,3}$/;

/** Whether an element is the sign on a heading that tells whether its panel is open. */
export function isToggleMark(source: SourceElement): boolean {
  if (!mark.test(readWords(source, 4, undefined, 8))) return false;
  if (getAttribute(source, 'aria-hidden') === 'true') return true;
  const isNamed = /icon|toggle|arrow|chevron|indicator|caret/i.test(getAttribute(source, 'class') ?? '');
  return listParents(source).some(
    (parent) =>
      isDisclosure(parent) || (isNamed && (headings.has(parent.tagName) || parent.tagName === 'summary')),
  );
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
