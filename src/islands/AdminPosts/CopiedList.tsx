import { useState } from 'react';
import { type CopiedPost, hideCopiedPost, listCopiedPosts, tellInHindi } from '#backend/copied-posts.ts';
import type { Failure, Outcome } from '#backend/session.ts';
import { Problem } from '#components/account/Problem.tsx';
import { useAnswer } from '#components/admin/use-answer.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { routes } from '#config/routes.ts';
import type { HindiColumns } from '#lib/editor/hindi.ts';
import { filterPublished } from '#lib/editor/list.ts';
import { getAuth } from '#stores/session.ts';
import { HindiForm } from './HindiForm.tsx';
import { rowLink, SitePostRow, SitePostRows } from './SitePostRow.tsx';

type Props = {
  /** What is looked for. */
  words: string;
  withSession: <Value>(work: () => Promise<Outcome<Value>>) => Promise<Outcome<Value>>;
};

const ask = () => listCopiedPosts(getAuth());

/** Posts copied from WordPress: where each is changed, a way to hide it until that is done, and its Hindi. */
export function CopiedList({ words, withSession }: Props) {
  const { value: posts = [], failure: unread, load, put } = useAnswer(ask);
  /** A post that could not be hidden or shown, and the way to try that again. */
  const [unturned, setUnturned] = useState<{ failure: Failure; again: () => void } | null>(null);
  const failure = unturned?.failure ?? unread;
  const [news, setNews] = useState('');
  /** The posts whose Hindi is being written. */
  const [opened, setOpened] = useState<readonly number[]>([]);
  const close = (id: number) => setOpened((before) => before.filter((one) => one !== id));

  const turn = async (post: CopiedPost) => {
    const { id, title, hidden } = post;
    setNews('');
    setUnturned(null);
    const answer = await withSession(() => hideCopiedPost(getAuth(), id, !hidden));
    if (!answer.ok) return setUnturned({ failure: answer.failure, again: () => void turn(post) });
    put((before = []) => before.map((one) => (one.id === id ? { ...one, hidden: !hidden } : one)));
    setNews(
      hidden
        ? `“${title}” is shown again with the next build.`
        : `“${title}” is hidden and leaves the site with the next build.`,
    );
  };

  const tell = async ({ id, title }: CopiedPost, hindi: HindiColumns): Promise<Failure | null> => {
    setNews('');
    const answer = await withSession(() => tellInHindi(getAuth(), id, hindi));
    if (!answer.ok) return answer.failure;
    put((before = []) => before.map((one) => (one.id === id ? { ...one, ...hindi } : one)));
    close(id);
    setNews(`The Hindi of “${title}” is on the site after the next build.`);
    return null;
  };

  const wanted = new Set(filterPublished(posts, 'all', words));
  // A row in which somebody writes stays, whatever is looked for.
  const found = posts.filter((post) => wanted.has(post) || opened.includes(post.id));
  if (found.length === 0 && failure === null) return null;
  return (
    <section className="mt-4" aria-labelledby="copied-title">
      <h2 className="text-h3" id="copied-title">
        Copied from WordPress
      </h2>
      <p className="wrap-anywhere text-ink-soft">
        These are changed in WordPress; the next sync brings the change here. A post that must go at once can
        be hidden, and stays so until somebody shows it again. A title and a summary in Hindi are written
        here.
      </p>
      <Problem failure={failure} onRetry={unturned?.again ?? (() => void load())} />
      <p className="wrap-anywhere text-ink-soft" role="status">
        {news}
      </p>
      <SitePostRows>
        {found.map((post) => {
          const { id, slug, title, link, hidden } = post;
          return (
            <SitePostRow
              key={id}
              post={
                <>
                  {hidden ? (
                    <span>{title}</span>
                  ) : (
                    <a className={rowLink} href={routes.article(slug)}>
                      {title || 'Untitled article'}
                    </a>
                  )}
                  {hidden && <Badge>Hidden</Badge>}
                  {post.summary_hi && <Badge>Hindi</Badge>}
                </>
              }
              below={
                opened.includes(id) && (
                  <HindiForm post={post} onSave={(hindi) => tell(post, hindi)} onClose={() => close(id)} />
                )
              }
            >
              {link && (
                <a className={rowLink} href={link} aria-label={`Change in WordPress: ${title}`}>
                  Change in WordPress
                </a>
              )}
              <Button
                tone="text"
                aria-label={`${hidden ? 'Show again' : 'Hide'}: ${title}`}
                onClick={() => void turn(post)}
              >
                {hidden ? 'Show again' : 'Hide'}
              </Button>
              <Button
                tone="text"
                aria-label={`Hindi: ${title}`}
                aria-expanded={opened.includes(id)}
                onClick={() => (opened.includes(id) ? close(id) : setOpened([...opened, id]))}
              >
                Hindi
              </Button>
            </SitePostRow>
          );
        })}
      </SitePostRows>
    </section>
  );
}
