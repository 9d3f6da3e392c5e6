import { getAttribute, readWords, type SourceElement } from '#lib/article/parse.ts';

/** Classes by which themes and plug-ins know what they add to each text; a name may go on behind a hyphen. */
const furniture = new RegExp(
  `^(?:${[
    // Sharing and liking.
    'sharedaddy|sharethis|addtoany|a2a_kit|addthis|heateor_\\w+|essb|ssba|swp_\\w+|social-?warfare|mashsb|dpsp',
    'shareaholic|sfsi\\w*|novashare|scriptlesssocialsharing|wp-block-outermost-social-sharing|wp-block-jetpack-sharing-buttons?',
    'sd-(?:block|sharing|like|title|content)|jetpack-likes-widget\\w*|likebtn|wp_?ulike|fb-like|twitter-share-button',
    '(?:\\w+[-_])?(?:social|share)[-_](?:share|sharing|buttons?|icons?|links?|bar|box|wrap|wrapper|container|counts?|this)',
    '(?:post|entry|article|blog|content)[-_](?:share|sharing|social)|sharing[-_](?:buttons?|box|bar|links?)|sharebox|sharebar',
    // Counting.
    '(?:post|entry|page|article|blog)[-_]?views|views?[-_]?(?:count|counter)|post[-_]?views?[-_]?count\\w*|postviews',
    'pvc_\\w+|wp-postviews|tptn_counter|wpp-views|visit(?:or)?s?[-_]?counter|hit-?counter|page-visit-counter',
    'rt-reading-time|span-reading-time|bsf-rt|reading-time|yasr|kk-star-ratings|post-ratings|rmp-widgets\\w*',
    // Other articles, and the way to the whole of this one.
    'jp-relatedposts|wp-block-jetpack-related-posts|yarpp|rp4wp|crp_related|upprev|you-may-also-like|related_post',
    '(?:\\w+[-_])?related[-_]?(?:posts?|articles?|entries|content|reading|stories)|post-?navigation|nav-links|post-nav-links',
    'more-link|continue-reading|read-?more-link|link-more',
  ].join('|')})(?:$|[-_]{1,2}\\w|\\b)`,
  'i',
);

/** Ids of the same. */
const furnitureId =
  /^(?:jp-relatedposts|like-post-wrapper-\d|sharing_email|wp_rp_first|crp_related|fb-root)/i;

/** More words than furniture has: then the class is that of the text itself. */
const mostWords = 3000;

/** Whether an element was added to the text by a theme or plug-in. */
export function isWidget(source: SourceElement): boolean {
  const classes = (getAttribute(source, 'class') ?? '').split(/\s+/);
  if (!classes.some((name) => furniture.test(name)) && !furnitureId.test(getAttribute(source, 'id') ?? '')) {
    return false;
  }
  return readWords(source, mostWords).length <= mostWords;
}

const boxes: ReadonlySet<string> = new Set([
  ...['p', 'div', 'section', 'aside', 'footer', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'ul', 'center'],
]);

const count = '\\d[\\d,.  ]*\\s*[kKmM]?';
/** What counters say where no class tells them apart. */
const saidCount = new RegExp(
  `^\\W*(?:${[
    `(?:(?:post|page|article|blog|total|daily|today['’]s)\\s+)*(?:views?|hits|visits|reads|visitors|viewed|पाठक|दृश्य)\\s*[:–-]\\s*${count}`,
    `${count}\\s*(?:(?:total|post|page|unique|all-time|overall)\\s+)*(?:views?|hits|visits|reads)(?:\\s*,?\\s*${count}\\s*(?:views?|visits?|hits|reads)?\\s*today)?`,
    `visited\\s+${count}\\s+times?(?:,?\\s+${count}\\s+visits?\\s+today)?`,
    `(?:this|the)\\s+(?:post|article|page|entry|blog)\\s+(?:has\\s+been|was)\\s+(?:viewed|read|visited|seen)\\s+${count}\\s+times?`,
    `(?:estimated\\s+)?reading\\s+time\\s*[:–-]\\s*(?:about\\s+)?${count}\\s*min(?:ute)?s?(?:\\s+read)?`,
  ].join('|')})[\\s.!)\\]]*$`,
  'iu',
);
const longestCount = 90;

/** Whether a box of the text says nothing but how often it was read, or how long that takes. */
export function isSaidCount(source: SourceElement): boolean {
  if (!boxes.has(source.tagName)) return false;
  const words = readWords(source, longestCount, undefined, 30);
  return words.length <= longestCount && /\d/.test(words) && saidCount.test(words.replace(/\s+/g, ' '));
}
