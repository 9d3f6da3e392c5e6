/**
 * Writes an element's text into the text node that it has. A new node is a change of the page's tree: browsers then ask every
 * `:has()` of the page again, which takes a weak phone several milliseconds.
 */
export function writeText(element: Element, text: string): void {
  const { firstChild } = element;
  if (firstChild instanceof Text) firstChild.data = text;
  else element.textContent = text;
}
