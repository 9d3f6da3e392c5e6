import type { ElementContent, Properties } from 'hast';
import { readAttributes, readTarget } from '#lib/article/attributes.ts';
import { isBrief, isControl, isDisclosure, isInHeading } from '#lib/article/controls.ts';
import { allowedElements, blocks, discarded, renamed, wrappers } from '#lib/article/elements.ts';
import { toEmbedLink, toPicture } from '#lib/article/embeds.ts';
import { listFallbacks } from '#lib/article/fallbacks.ts';
import { boundary } from '#lib/article/nodes.ts';
import { getAttribute, isClosed, isHtml, type SourceElement } from '#lib/article/parse.ts';
import { isUnseen, readWeight } from '#lib/article/unseen.ts';

/** What happens to one element of the source. `box` means that it starts and ends a line. */
export type Decision =
  | { kind: 'drop' }
  | { kind: 'replace'; nodes: ElementContent[] }
  | { kind: 'unwrap'; before: ElementContent[]; box: boolean }
  | { kind: 'keep'; name: string; properties: Properties; box: boolean };

const drop: Decision = { kind: 'drop' };
const unwrapPhrase: Decision = { kind: 'unwrap', before: [], box: false };
const unwrapBox: Decision = { kind: 'unwrap', before: [], box: true };

/** What has to be known of the whole article to decide on one element. */
interface Notes {
  /** New anchors by the author's ids. */
  anchors: ReadonlyMap<string, string>;
  /** Pictures of lazy loaders whose true picture stands beside them. */
  standIns: ReadonlySet<SourceElement>;
}

export function decide(source: SourceElement, notes: Notes): Decision {
  if (!isHtml(source)) return decideForeign(source);
  const name = source.tagName;
  if (discarded.has(name)) return drop;
  // Left open, an element holds the rest of the article, which is not meant.
  if ((isClosed(source) || source.tagName === 'img') && isUnseen(source)) return drop;
  if (isDisclosure(source)) {
    return isInHeading(source) ? unwrapPhrase : { kind: 'keep', name: 'h4', properties: {}, box: true };
  }
  if (isControl(source)) return drop;
  switch (name) {
    case 'b':
    case 'strong':
      return readWeight(source) === 'plain' ? unwrapPhrase : decideByName(name, source);
    case 'span':
      return readWeight(source) === 'bold'
        ? { kind: 'keep', name: 'strong', properties: {}, box: false }
        : unwrapPhrase;
    case 'a': {
      const href = readTarget(source, notes.anchors);
      return href === null ? unwrapPhrase : { kind: 'keep', name, properties: { href }, box: false };
    }
    case 'img':
      return { kind: 'replace', nodes: notes.standIns.has(source) ? [] : toPicture(source) };
    case 'noscript':
      return isClosed(source)
        ? { kind: 'replace', nodes: listFallbacks(source).flatMap(toPicture) }
        : unwrapBox;
    case 'iframe':
      return { kind: 'replace', nodes: [boundary, ...toEmbedLink(source), boundary] };
    case 'video':
    case 'audio': {
      const before = [boundary, ...toEmbedLink(source), boundary];
      return isBrief(source) ? { kind: 'replace', nodes: before } : { kind: 'unwrap', before, box: true };
    }
    default:
      return decideByName(readCaptionName(source) ?? renamed.get(name) ?? name, source);
  }
}

function decideByName(name: string, source: SourceElement): Decision {
  if (!allowedElements.has(name)) return wrappers.has(name) ? unwrapBox : unwrapPhrase;
  return { kind: 'keep', name, properties: readAttributes(name, source), box: blocks.has(name) };
}

// WordPress once wrote captions as boxes that only their classes tell apart.
function readCaptionName(source: SourceElement): string | undefined {
  const classes = (getAttribute(source, 'class') ?? '').split(/\s+/);
  if (classes.includes('wp-caption-text')) return 'figcaption';
  return classes.includes('wp-caption') ? 'figure' : undefined;
}

/** Drawings and formulas: their words stay, their names, notes and code go. */
function decideForeign(source: SourceElement): Decision {
  const name = source.tagName.toLowerCase();
  if (name === 'script' || name === 'style') return drop;
  const isNote = ['title', 'desc', 'metadata', 'defs', 'annotation', 'annotation-xml'].includes(name);
  if (isNote && isClosed(source)) return drop;
  return name === 'text' || name === 'foreignobject' ? unwrapBox : unwrapPhrase;
}
