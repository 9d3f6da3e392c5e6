import { useEffect, useState } from 'react';
import { TranslatedSummary } from '#components/blog/TranslatedSummary.tsx';
import { hintLook } from '#components/ui/Field.tsx';
import { articles } from '#i18n/hi/articles.ts';
import { formatLongDate } from '#lib/dates.ts';
import { toExcerpt } from '#lib/editor/complete-draft.ts';
import { toHindiColumns } from '#lib/editor/hindi.ts';
import { toPictureAddress } from '#lib/editor/picture-address.ts';
import type { Document } from '#lib/editor/state.ts';
import { opensWith } from '#lib/opens-with.ts';
import { loadPipeline } from './paste.ts';

type Props = { document: Document; imageHosts: readonly string[] };

/** Milliseconds of rest after which the preview follows. */
const rest = 300;

type Shown = { html: string; text: string; minutes: number; links: number };

/** The article as its page will show it, through the same formatting. */
export function Preview({ document, imageHosts }: Props) {
  const [shown, setShown] = useState<Shown | 'loading' | 'failed'>('loading');
  const { title, excerpt, titleHi, summaryHi, blocks, featuredImage } = document;
  const picture = toPictureAddress(featuredImage);
  const blurb = excerpt || toExcerpt(document);
  const hindi = toHindiColumns({ title: titleHi, summary: summaryHi });

  useEffect(() => {
    let over = false;
    const timer = setTimeout(async () => {
      try {
        const { blocksToHtml, formatArticle, toSafeHtml } = await loadPipeline();
        if (over) return;
        const html = toSafeHtml(blocksToHtml(blocks));
        const article = formatArticle(html, { base: null, imageHosts, resolveLink: () => null });
        const pictures = (text: string) => text.match(/<img /g)?.length ?? 0;
        setShown({
          html: article.html,
          text: article.text,
          minutes: article.minutes,
          links: pictures(html) - pictures(article.html),
        });
      } catch {
        if (!over) setShown('failed');
      }
    }, rest);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [blocks, imageHosts]);

  return (
    <section
      className="min-w-0 border border-rule bg-paper px-4 pt-5 pb-8 lg:col-start-2 lg:px-6 lg:py-8"
      aria-label="Preview"
      aria-busy={shown === 'loading'}
    >
      <p className="label">Preview</p>
      {shown === 'failed' && <p>The preview could not be loaded. Please check your connection.</p>}
      {typeof shown === 'object' && (
        <>
          {shown.links > 0 && (
            <p className={hintLook}>
              {shown.links === 1 ? 'One image comes' : `${shown.links} images come`} from a site whose images
              are not shown here: readers see a link in its place.
            </p>
          )}
          <h2 className="mt-2 text-h2">{title || 'Untitled article'}</h2>
          <p className="text-ink-soft">{`${formatLongDate(new Date())} · ${shown.minutes} min read`}</p>
          {!opensWith(shown.text, blurb) && <p className="mt-3 text-lead text-ink-soft">{blurb}</p>}
          {hindi.title_hi && hindi.summary_hi && (
            <TranslatedSummary
              locale="hi"
              title={hindi.title_hi}
              summary={hindi.summary_hi}
              heading={articles.summary}
              emergency={articles.emergency}
              className="mt-3"
            />
          )}
          {picture && (
            <img
              className="mt-2 aspect-8/5 w-full rounded-soft object-cover"
              src={picture}
              alt=""
              referrerPolicy="no-referrer"
            />
          )}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the pipeline of the public pages */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: shown.html }} />
        </>
      )}
    </section>
  );
}
