/** Names without a rule of their own, by which scripts and tests find a part of a page. */
const hooks = new Set(
  'article-archive author bar carousel-controls checking contact-form finder page-heading plan plan-link post-card problem public-feed quote red-flags rows showcase skip words'.split(
    ' ',
  ),
);

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

/** Classes that a page wears without a rule: its sheet does not read the file they stand in, or they are no class at all. */
export function listUnstyledClasses(pages: readonly Page[]): string[] {
  const read = pages.map(({ path, html }) => ({ path, worn: readClasses(html), known: readSelectors(html) }));
  const anywhere = new Set(read.flatMap(({ known }) => [...known]));
  return read.flatMap(({ path, worn, known }) =>
    [...worn]
      .filter((name) => !known.has(name) && !hooks.has(name))
      .map((name) =>
        anywhere.has(name)
          ? `${path}: ${name} is only in the sheets of other pages; add its folder to @source of this page's sheet`
          : `${path}: ${name} is in no sheet; a wrong name, or its folder is in no @source of src/styles`,
      ),
  );
}
