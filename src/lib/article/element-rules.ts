import type { ElementContent, Properties } from 'hast';
import { readAttributes, readTarget } from '#lib/article/attributes.ts';
import { allowedElements, blocks, discarded, renamed, wrappers } from '#lib/article/elements.ts';
import { listHiddenFrames, toEmbedLink, toFilmLink, toPicture } from '#lib/article/embeds.ts';
import { isBrief, isControl, isDisclosure, isInHeading, isToggleMark } from '#lib/article/form-controls.ts';
import { isNeverShown, readSlant, readWeight } from '#lib/article/hidden.ts';
import { readHiddenMail } from '#lib/article/hidden-mail.ts';
import { boundary, toElement, toText } from '#lib/article/nodes.ts';
import { listFallbacks } from '#lib/article/noscript-pictures.ts';
import { getAttribute, isClosed, isHtml, type SourceElement } from '#lib/article/parse.ts';
import { isSaidCount } from '#lib/article/widgets.ts';

/** What happens to one element of the source. `box` means that it starts and ends a line. */
export type Decision =
  | { kind: 'drop' }
  | { kind: 'replace'; nodes: ElementContent[] }
  | { kind: 'unwrap'; before: ElementContent[]; box: boolean }
  | { kind: 'keep'; name: string; properties: Properties; box: boolean };

const drop: Decision = { kind: 'drop' };
const unwrapPhrase: Decision = { kind: 'unwrap', before: [], box: false };
const unwrapBox: Decision = { kind: 'unwrap', before: [], box: true };

/** What has to be known of the whole article to decideElement on one element. */
interface Notes {
  /** New anchors by the author's ids. */
  anchors: ReadonlyMap<string, string>;
  /** Pictures of lazy loaders whose true picture stands beside them. */
  standIns: ReadonlySet<SourceElement>;
  /** Films whose address stands elsewhere than in an address. */
  films: ReadonlyMap<SourceElement, string>;
  /** Addresses of frames that are shown without a script. */
  frames: ReadonlySet<string>;
}

export function decideElement(source: SourceElement, notes: Notes): Decision {
  if (!isHtml(source)) return decideForeign(source);
  const name = source.tagName;
  const film = notes.films.get(source);
  if (discarded.has(name))
    return film === undefined ? decideLost(source) : { kind: 'replace', nodes: toFilmLink(film) };
  // Left open, an element holds the rest of the article, which is not meant.
  if ((isClosed(source) || source.tagName === 'img') && isNeverShown(source)) return drop;
  if (isSaidCount(source)) return drop;
  const mail = readHiddenMail(source);
  if (mail !== null)
    return {
      kind: 'replace',
      nodes: [isInLink(source) ? toText(mail) : toElement('a', { href: `mailto:${mail}` }, [toText(mail)])],
    };
  if (isToggleMark(source)) return drop;
  if (film !== undefined) {
    const before = toFilmLink(film);
    return isControl(source) || name === 'a' || name === 'img'
      ? { kind: 'replace', nodes: before }
      : { kind: 'unwrap', before, box: true };
  }
  if (isDisclosure(source)) {
    return isInHeading(source) ? unwrapPhrase : { kind: 'keep', name: 'h4', properties: {}, box: true };
  }
  if (isControl(source)) return drop;
  switch (name) {
    case 'b':
    case 'strong':
      return readWeight(source) === 'plain' ? unwrapPhrase : decideByName(name, source);
    case 'i':
    case 'em':
      return readSlant(source) === 'upright' ? unwrapPhrase : decideByName(name, source);
    case 'span':
    case 'font':
      if (readWeight(source) === 'bold') return { kind: 'keep', name: 'strong', properties: {}, box: false };
      return readSlant(source) === 'italic'
        ? { kind: 'keep', name: 'em', properties: {}, box: false }
        : unwrapPhrase;
    case 'a': {
      const href = readTarget(source, notes.anchors);
      return href === null ? unwrapPhrase : { kind: 'keep', name, properties: { href }, box: false };
    }
    case 'amp-img':
    case 'amp-anim':
    case 'img':
      return { kind: 'replace', nodes: notes.standIns.has(source) ? [] : toPicture(source) };
    case 'noscript':
      return isClosed(source)
        ? {
            kind: 'replace',
            nodes: [...listFallbacks(source).flatMap(toPicture), ...listHiddenFrames(source, notes.frames)],
          }
        : unwrapBox;
    case 'amp-iframe':
    case 'iframe':
      return { kind: 'replace', nodes: [boundary, ...toEmbedLink(source), boundary] };
    case 'object': {
      const before =
        getAttribute(source, 'data') === undefined ? [] : [boundary, ...toEmbedLink(source), boundary];
      return { kind: 'unwrap', before, box: true };
    }
    case 'amp-video':
    case 'amp-audio':
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

/** A player of old is dropped, and what it played is led to. */
function decideLost(source: SourceElement): Decision {
  if (
    source.tagName !== 'embed' ||
    !/^\s*(?:https?:)?\/\/(?!.*\.swf\b)/i.test(getAttribute(source, 'src') ?? '')
  )
    return drop;
  const isInside =
    source.parentNode && 'tagName' in source.parentNode && source.parentNode.tagName === 'object';
  return isInside ? drop : { kind: 'replace', nodes: [boundary, ...toEmbedLink(source), boundary] };
}

function isInLink(source: SourceElement): boolean {
  for (let parent = source.parentNode; parent && 'tagName' in parent; parent = parent.parentNode) {
    if (parent.tagName === 'a') return true;
  }
  return false;
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
