/** Shortcodes whose inside was never to be read: code by their name, or what no word looks like. */
const coded =
  /\[((?:[a-z0-9]+[_-])*(?:raw|code|codeblock|script|html|css|js|javascript|php)(?:[_-](?:html|js|css|block|code|box))*)\b[^\]]*\]((?:(?!\[\1\b)[\s\S])*?)\[\/\1\]/gi;
const encoded = /\[([a-z][\w-]*)\b[^\]]*\]\s*[A-Za-z0-9+/=%]{24,}\s*\[\/\1\]/gi;
/** A plain word as a name is one of those that authors show samples of code with. */
const sample = /^(?:code|html|css|js|javascript|php|raw|script)$/i;
const shown = /(<(pre|code)\b[\s\S]*?<\/\2>)/gi;

/** HTML without the code that left-over shortcodes hold; samples of code keep theirs. */
export function removeShortcodeCode(html: string): string {
  if (!html.includes('[/')) return html;
  return html
    .split(shown)
    .map((piece, index) => {
      // Behind each sample stands the name of its element.
      if (index % 3 === 2) return '';
      return index % 3 === 1
        ? piece
        : piece
            .replace(coded, (whole, name: string) => (sample.test(name) ? whole : ''))
            .replace(encoded, '');
    })
    .join('');
}
