import { useEffect, useState } from 'react';
import type { ListedPost } from '#backend/staff-posts.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { routes } from '#config/routes.ts';
import { findPicture, getPicture, stockPicture, toWords } from './find-picture.ts';

/** One post of the list, with its picture in 100 by 100. */
export function PostItem({ post, hosts }: { post: ListedPost; hosts: readonly string[] }) {
  const [picture, setPicture] = useState(() => getPicture(post, hosts));
  useEffect(() => {
    if (picture === null) void findPicture(post, hosts).then(setPicture);
  }, [picture, post, hosts]);

  return (
    <li className="relative grid grid-cols-[100px_minmax(0,1fr)] gap-4 border-t border-rule py-4">
      <img
        className="size-[100px] rounded-soft bg-wash object-cover"
        src={picture ?? stockPicture}
        alt=""
        width="100"
        height="100"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setPicture(stockPicture)}
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
