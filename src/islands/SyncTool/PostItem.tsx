import { useEffect, useState } from 'react';
import type { ListedPost } from '#backend/staff-posts.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { routes } from '#config/routes.ts';
import { findPicture, getPicture, stockPicture, toWords } from './find-picture.ts';

type Props = {
  post: ListedPost;
  /** Hosts whose pictures the page may show. */
  hosts: readonly string[];
  /** Where WordPress is; empty where nobody has said. */
  wordpress: string;
};

/** One post of the list, with its picture in 100 by 100. */
export function PostItem({ post, hosts, wordpress }: Props) {
  const known = getPicture(post, hosts);
  const [found, setFound] = useState<string | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    if (known !== null) return undefined;
    let isLate = false;
    void findPicture(post, hosts, wordpress).then((address) => isLate || setFound(address));
    return () => {
      isLate = true;
    };
  }, [known, post, hosts, wordpress]);

  return (
    <li className="relative grid grid-cols-[100px_minmax(0,1fr)] gap-4 border-t border-rule py-4">
      <img
        className="size-[100px] rounded-soft bg-wash object-cover"
        src={isBroken ? stockPicture : (known ?? found ?? stockPicture)}
        alt=""
        width="100"
        height="100"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setIsBroken(true)}
      />
      <div>
        <h3 className="leading-[1.3]">
          <a className="after:absolute after:inset-0" href={routes.syncedPost(post.slug)}>
            {post.title.trim() || 'Untitled article'}
          </a>
        </h3>
        <p className="mt-1 line-clamp-3 wrap-anywhere text-ink-soft">{toWords(post.excerpt)}</p>
        {post.origin === 'admin' && (
          <p className="mt-1.5">
            <Badge>Written here</Badge>
          </p>
        )}
      </div>
    </li>
  );
}
