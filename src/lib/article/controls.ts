import { controlLength, controls } from '#lib/article/elements.ts';
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
