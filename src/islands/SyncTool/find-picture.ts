import { type ListedPost, loadContent } from '#backend/staff-posts.ts';
import { loadMediaAddress } from '#backend/wordpress/read/media-address.ts';
import { isShownFrom, readStoredMedia } from '#lib/blog/stored-media.ts';
import { getAuth } from '#stores/session.ts';

/** Stands where a post has no picture that may be shown. */
export const stockPicture = '/art/posts/default-480.webp';

/** A document of its own: nothing in it runs or is fetched. */
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** The words of a piece of HTML. */
export const toWords = (html: string): string =>
  (parse(html).body.textContent ?? '').replace(/\s+/g, ' ').trim();

const firstPicture = (html: string): string | null =>
  parse(html).querySelector('img[src]')?.getAttribute('src') ?? null;

async function listCandidates(
  { id, featured_media }: ListedPost,
  wordpress: string,
): Promise<(string | null)[]> {
  const media = readStoredMedia(featured_media);
  const asked = media.kind === 'medium' && wordpress ? await loadMediaAddress(wordpress, media.id) : null;
  const content = await loadContent(getAuth(), id);
  return [asked, content.ok && content.value ? firstPicture(content.value) : null];
}

/** The featured picture when it needs no asking; null when it does. */
export function getPicture({ featured_media }: ListedPost, hosts: readonly string[]): string | null {
  const media = readStoredMedia(featured_media);
  return media.kind === 'picture' && isShownFrom(media.url, hosts) ? media.url : null;
}

/** The picture of a post that `getPicture` has none for: WordPress's for its number, else the first of the text, else stock. */
export async function findPicture(
  post: ListedPost,
  hosts: readonly string[],
  wordpress: string,
): Promise<string> {
  const candidates = await listCandidates(post, wordpress);
  return candidates.find((address) => address !== null && isShownFrom(address, hosts)) ?? stockPicture;
}
