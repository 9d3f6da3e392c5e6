import { useEffect, useState } from 'react';
import type { ListedPost } from '#backend/staff-posts.ts';
import { routes } from '#config/routes.ts';
import { findPicture, getPicture, stockPicture, toWords } from './find-picture.ts';

/** One post of the list, with its picture in 100 by 100. */
export function PostItem({ post, hosts }: { post: ListedPost; hosts: readonly string[] }) {
  const [picture, setPicture] = useState(() => getPicture(post, hosts));
  useEffect(() => {
    if (picture === null) void findPicture(post, hosts).then(setPicture);
  }, [picture, post, hosts]);

  return (
    <li className="synced">
      <img
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
        <h3>
          <a href={routes.syncedPost(post.slug)}>{post.title.trim() || 'Untitled article'}</a>
        </h3>
        <p className="excerpt">{toWords(post.excerpt)}</p>
        {post.origin === 'admin' && <p className="badge">Written here</p>}
      </div>
    </li>
  );
}
