/** Characters that fill a phone's first screen below the head of an article. */
const screenful = 560;
/** With fewer the picture would be on the first screen anyhow, so it leads as on a desk. */
const tooFew = 200;

/** A leading block that holds no other of its own kind, so that the first end tag is its own. */
const block = /^\s*<(p|h[2-4]|ul|ol|div|blockquote)\b[^>]*>(?:(?!<\1\b)[\s\S])*?<\/\1>/;

const markup = /<[^>]*>/g;

/** The leading blocks of a formatted article, as far as they can be told apart. */
function* leadingBlocks(html: string) {
  let end = 0;
  for (;;) {
    const [found, tag = ''] = block.exec(html.slice(end)) ?? [];
    if (found === undefined) return;
    /** Where attributes of the block could stand. */
    const attributes = end + found.indexOf('<') + 1 + tag.length;
    end += found.length;
    yield { isHeading: tag.startsWith('h'), length: found.replace(markup, '').length, attributes, end };
  }
}

/**
 * Splits a formatted article after the words that open it, about one phone screen of them. Its picture stands between
 * the two on a phone: words are there with the document, a picture comes a round trip later. An article that opens
 * with a picture of its own, or with few words, has no lede.
 */
export function splitLede(html: string): { lede: string; rest: string } {
  let end = 0;
  let enough = 0;
  let length = 0;
  for (const opening of leadingBlocks(html)) {
    length += opening.length;
    // A heading stays with what it heads.
    if (!opening.isHeading) [end, enough] = [opening.end, length];
    if (length >= screenful) break;
  }
  if (enough < tooFew) end = 0;
  return { lede: html.slice(0, end), rest: html.slice(end) };
}

/**
 * Marks the block of a lede that a phone paints first, with what stands before it: the first with some words to it, or
 * the last. `lede` is one of `splitLede`, and not empty.
 */
export function markLead(lede: string): string {
  let at = 0;
  for (const { isHeading, length, attributes } of leadingBlocks(lede)) {
    if (isHeading) continue;
    at = attributes;
    if (length >= tooFew) break;
  }
  return `${lede.slice(0, at)} id="lead"${lede.slice(at)}`;
}
