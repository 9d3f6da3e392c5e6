import { useEffect, useMemo, useState } from 'react';
import type { ShownPost } from '#backend/staff-posts.ts';
import { loadMediaAddress } from '#backend/wordpress/read/media-address.ts';
import { SkeletonLines } from '#components/admin/SkeletonLines.tsx';
import { StaffGate } from '#components/admin/StaffGate.tsx';
import { Button } from '#components/ui/Button.tsx';
import { routes } from '#config/routes.ts';
import { SessionIsland } from '#islands/shared/SessionIsland.tsx';
import { useWordPress } from '#islands/shared/use-wordpress.ts';
import { isShownFrom, readStoredMedia, type StoredMedia } from '#lib/blog/stored-media.ts';
import { PostText } from './PostText.tsx';
import { usePost } from './use-post.ts';

type Props = {
  /** Hosts whose pictures the page may show. */
  hosts: readonly string[];
};

/** The picture behind the number of a medium, asked of WordPress; none where it cannot be had. */
async function loadPicture(id: number, wordpress: string): Promise<StoredMedia> {
  const url = await loadMediaAddress(wordpress, id);
  return url ? { kind: 'picture', url, alt: '', caption: '' } : { kind: 'none' };
}

function FeaturedPicture({ media, hosts }: { media: unknown; hosts: readonly string[] }) {
  const [broken, setBroken] = useState(false);
  const stored = useMemo(() => readStoredMedia(media), [media]);
  const [asked, setAsked] = useState<StoredMedia | null>(null);
  const { address } = useWordPress();
  useEffect(() => {
    if (stored.kind !== 'medium' || !address) return undefined;
    let isLate = false;
    void loadPicture(stored.id, address).then((picture) => isLate || setAsked(picture));
    return () => {
      isLate = true;
    };
  }, [stored, address]);
  const picture = asked ?? stored;
  if (broken || picture.kind !== 'picture' || !isShownFrom(picture.url, hosts)) return null;
  return (
    <figure className="mt-5">
      <img
        className="max-h-[400px] w-auto rounded-soft"
        src={picture.url}
        alt={picture.alt}
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
      {picture.caption !== '' && (
        <figcaption className="mt-2 text-small text-ink-soft">{picture.caption}</figcaption>
      )}
    </figure>
  );
}

function Shown({ post, hosts }: { post: ShownPost } & Props) {
  const missing = post.protected
    ? 'WordPress asks for a password: the text was not copied.'
    : 'This post has no text.';
  return (
    <article className="mt-6">
      <h2 className="wrap-anywhere">{post.title.trim() || 'Untitled article'}</h2>
      <FeaturedPicture media={post.featured_media} hosts={hosts} />
      {post.content === '' ? (
        <p className="text-ink-soft">{missing}</p>
      ) : (
        <PostText html={post.content} link={post.link} hosts={hosts} />
      )}
    </article>
  );
}

function View({ hosts }: Props) {
  const state = usePost();
  // Opened in a tab of its own there is nothing to go back to.
  const back = () => (history.length > 1 ? history.back() : location.assign(routes.syncTool));
  return (
    <div className="max-w-text">
      <Button tone="quiet" onClick={back}>
        ← Back
      </Button>
      <div className="*:mt-6" role="status">
        {state.kind === 'loading' && <p>Loading post…</p>}
        {state.kind === 'error' && <p>{`Error: ${state.message}`}</p>}
        {state.kind === 'empty' && <p>No post found.</p>}
      </div>
      {state.kind === 'shown' && <Shown post={state.post} hosts={hosts} />}
    </div>
  );
}

export function SyncedPost({ hosts }: Props) {
  return (
    <SessionIsland>
      <StaffGate skeleton={<SkeletonLines lines={5} />}>{() => <View hosts={hosts} />}</StaffGate>
    </SessionIsland>
  );
}
