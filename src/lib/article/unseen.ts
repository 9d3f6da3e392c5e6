import { getAttribute, type SourceElement } from '#lib/article/parse.ts';

/** Classes of what themes and plug-ins add to a text or keep from sight. */
const furniture: ReadonlySet<string> = new Set([
  ...['screen-reader-text', 'sr-only', 'visually-hidden', 'visuallyhidden', 'elementor-screen-only'],
  ...['sharedaddy', 'jp-relatedposts', 'jetpack-likes-widget-wrapper', 'addtoany_share_save_container'],
  ...['heateor_sss_sharing_container', 'essb_links', 'ssba', 'swp_social_panel', 'social-warfare'],
  ...['post-views', 'entry-views', 'more-link', 'yarpp', 'yarpp-related', 'rp4wp-related-posts'],
]);

const hidingStyle =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:left|top|right|text-indent)\s*:\s*-\d{3,})/i;

/** Whether an element was never to be seen in the article: hidden by its author, or put there by a theme or plug-in. */
export function isUnseen(source: SourceElement): boolean {
  if (getAttribute(source, 'hidden') !== undefined && getAttribute(source, 'hidden') !== 'until-found')
    return true;
  if (hidingStyle.test(getAttribute(source, 'style') ?? '')) return true;
  return (getAttribute(source, 'class') ?? '').split(/\s+/).some((name) => furniture.has(name.toLowerCase()));
}

/** The weight that an element gives its words by style; undefined where it says nothing. */
export function readWeight(source: SourceElement): 'bold' | 'plain' | undefined {
  const weight = /(?:^|;)\s*font-weight\s*:\s*([a-z0-9]+)/i.exec(getAttribute(source, 'style') ?? '')?.[1];
  if (weight === undefined) return undefined;
  if (/^(?:bold|bolder|[6-9]\d\d)$/i.test(weight)) return 'bold';
  return /^(?:normal|lighter|[1-4]\d\d)$/i.test(weight) ? 'plain' : undefined;
}
