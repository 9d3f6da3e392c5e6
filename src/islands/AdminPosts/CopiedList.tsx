import { useCallback, useEffect, useState } from 'react';
import { type CopiedPost, hideCopiedPost, listCopiedPosts, tellInHindi } from '#backend/copied-posts.ts';
import type { Failure, Outcome } from '#backend/session.ts';
import { Problem } from '#components/account/Problem.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { routes } from '#config/routes.ts';
import type { HindiColumns } from '#lib/editor/hindi.ts';
import { filterPublished } from '#lib/editor/list.ts';
import { getAuth } from '#stores/session.ts';
import { HindiForm } from './HindiForm.tsx';
import { rowLink, SitePostRow } from './SitePostRow.tsx';

type Props = {
  /** What is looked for. */
  words: string;
  withSession: <Value>(work: () => Promise<Outcome<Value>>) => Promise<Outcome<Value>>;
};

/** Posts copied from WordPress: where each is changed, a way to hide it until that is done, and its Hindi. */
export function CopiedList({ words, withSession }: Props) {
  const [posts, setPosts] = useState<readonly CopiedPost[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [news, setNews] = useState('');
  /** The post whose Hindi is being written. */
  const [opened, setOpened] = useState<number | null>(null);
  const load = useCallback(async () => {
    const answer = await listCopiedPosts(getAuth());
    if (answer.ok) setPosts(answer.value);
    setFailure(answer.ok ? null : answer.failure);
  }, []);
  useEffect(() => void load(), [load]);

  const turn = async ({ id, title, hidden }: CopiedPost) => {
    setNews('');
    const answer = await withSession(() => hideCopiedPost(getAuth(), id, !hidden));
    if (!answer.ok) return setFailure(answer.failure);
    setPosts((before) => before.map((post) => (post.id === id ? { ...post, hidden: !hidden } : post)));
    setFailure(null);
    setNews(
      hidden
        ? `“${title}” is shown again with the next build.`
        : `“${title}” is hidden and leaves the site with the next build.`,
    );
  };

  const tell = async ({ id, title }: CopiedPost, hindi: HindiColumns) => {
    setNews('');
    const answer = await withSession(() => tellInHindi(getAuth(), id, hindi));
    if (!answer.ok) return setFailure(answer.failure);
    setPosts((before) => before.map((post) => (post.id === id ? { ...post, ...hindi } : post)));
    setFailure(null);
    setOpened(null);
    setNews(`The Hindi of “${title}” is on the site after the next build.`);
  };

  const found = filterPublished(posts, 'all', words);
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
      <Problem failure={failure} onRetry={() => void load()} />
      <p className="wrap-anywhere text-ink-soft" role="status">
        {news}
      </p>
      <ul className="mt-3 border-b border-rule">
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
                opened === id && (
                  <HindiForm
                    post={post}
                    onSave={(hindi) => tell(post, hindi)}
                    onClose={() => setOpened(null)}
                  />
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
                aria-expanded={opened === id}
                onClick={() => setOpened(opened === id ? null : id)}
              >
                Hindi
              </Button>
            </SitePostRow>
          );
        })}
      </ul>
    </section>
  );
}
