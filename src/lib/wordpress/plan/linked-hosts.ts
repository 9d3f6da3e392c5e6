import { toPictureAddress } from '#lib/article/picture-address.ts';
import { toBareHost } from '#lib/bare-host.ts';
import type { CopiedPost } from '#schemas/post.ts';

const picture = /<img [^>]*?\bsrc="([^"]+)"/g;

/** In words, each host whose pictures articles will show as links, and what allows it. */
export function nameLinkedHosts(posts: readonly CopiedPost[], allowed: readonly string[]): string[] {
  const own = new Set([
    ...allowed,
    ...posts.flatMap(({ hosts, link, featured_media }) => [
      ...hosts,
      ...[link, typeof featured_media === 'object' ? featured_media?.url : null].flatMap((address) => {
        const url = address ? URL.parse(address) : null;
        return url ? [toBareHost(url.host)] : [];
      }),
    ]),
  ]);
  const counts = new Map<string, number>();
  for (const { content, link } of posts) {
    const hosts = [...content.matchAll(picture)].flatMap(([, src = '']) => {
      const url = URL.parse(src.replaceAll('&amp;', '&'), link ?? undefined);
      return url ? [toBareHost(toPictureAddress(url, (host) => own.has(host)).host)] : [];
    });
    for (const host of new Set(hosts)) if (!own.has(host)) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts].map(
    ([host, count]) =>
      `pictures on ${host} are shown as links in ${count} ${count === 1 ? 'post' : 'posts'}: name the host in IMAGE_HOSTS to show them`,
  );
}
