/** The names a page uses to be found by (parts of it, groups), whose rules stand where they are needed. */
const hooks = new Set(['contact-form', 'page-heading', 'plan-link', 'skip']);

interface Page {
  path: string;
  html: string;
}

const decode = (text: string): string =>
  text.replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

function readClasses(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => decode(list));
  return new Set(lists.flatMap((list) => list.split(/\s+/)).filter(Boolean));
}

/** The classes that the style sheets of a page know, without the escapes of CSS. */
function readSelectors(html: string): Set<string> {
  const sheets = (html.match(/<style[\s\S]*?<\/style>/g) ?? []).join('');
  const names = sheets.matchAll(/\.((?:\\3\d |\\.|[\w\u0080-\uffff-])+)/g);
  return new Set(
    Array.from(names, ([, name = '']) => name.replace(/\\3(\d) /g, '$1').replace(/\\(.)/g, '$1')),
  );
}

/** Classes that a page wears and only the sheets of other pages know: its own sheet does not read the file they stand in. */
export function listUnstyledClasses(pages: readonly Page[]): string[] {
  const read = pages.map(({ path, html }) => ({ path, worn: readClasses(html), known: readSelectors(html) }));
  const anywhere = new Set(read.flatMap(({ known }) => [...known]));
  return read.flatMap(({ path, worn, known }) =>
    [...worn]
      .filter((name) => anywhere.has(name) && !known.has(name) && !hooks.has(name))
      .map((name) => `${path}: ${name}`),
  );
}
