import { readList } from '#backend/wordpress/client/list.ts';
import { type List, type Listed, loadPage, toPageAddress } from '#backend/wordpress/client/page.ts';
import { ask } from '#backend/wordpress/client/request.ts';
import type { Site } from '#backend/wordpress/client/site.ts';
import { type Transport, throwIfStopped } from '#backend/wordpress/client/transport.ts';
import { SyncError } from '#lib/wordpress/errors.ts';
import type { OnStep } from '#lib/wordpress/progress.ts';
import { toCategory } from '#lib/wordpress/read/map.ts';
import { nameEntry, parsePart, readId, type Separated, separateFaulty } from '#lib/wordpress/read/parse.ts';
import { toPlain } from '#lib/wordpress/read/plain-text.ts';
import type { Refused } from '#lib/wordpress/read/reading.ts';
import { toSlug } from '#lib/wordpress/read/slug.ts';
import { findSlugRefusal } from '#lib/wordpress/read/slug-refusal.ts';
import type { CopiedCategory } from '#schemas/post.ts';
import { type WpPost, wpCategorySchema } from '#schemas/wordpress.ts';

/** Most categories asked for one by one. */
const mostUnlisted = 20;

/** The categories; WordPress counts those that a plug-in hides. */
const toCategoryList = (site: Site, transport: Transport): List => ({
  route: 'wp/v2/categories',
  extra: '',
  loadPage: (page, size) =>
    loadPage(toPageAddress(site, 'wp/v2/categories', '', page, size), page, size, transport, true),
});

/** Categories that posts name and the list lacks, each asked for by itself; one that cannot be had so is left to the plan. */
async function readUnlisted(
  items: readonly Listed[],
  posts: readonly WpPost[],
  site: Site,
  transport: Transport,
): Promise<Listed[]> {
  const listed = new Set(items.map(({ value }) => readId(value)));
  const ids = new Set(posts.flatMap(({ categories }) => categories).filter((id) => !listed.has(id)));
  const found: Listed[] = [];
  for (const id of [...ids].slice(0, mostUnlisted)) {
    const answer = await ask(site.toAddress(`wp/v2/categories/${id}`), transport).catch((error: unknown) => {
      throwIfStopped(transport.signal);
      if (error instanceof SyncError) return null;
      throw error;
    });
    const value = answer?.status === 200 ? answer.json : undefined;
    if (answer && readId(value) === id) found.push({ value, request: answer.request });
  }
  return found;
}

/** All categories, those that no page can show set apart. */
export async function readCategories(
  posts: readonly WpPost[],
  site: Site,
  transport: Transport,
  onStep: OnStep,
): Promise<Separated<CopiedCategory> & { badSlugs: Refused[]; notes: string[] }> {
  const list = await readList(toCategoryList(site, transport), site, transport, (done, of) =>
    onStep({ what: 'categories', done, of }),
  );
  const { short } = list;
  const items = [...list.items, ...(await readUnlisted(list.items, posts, site, transport))];
  const badSlugs: Refused[] = [];
  const separated = separateFaulty(
    items,
    ({ value }) => value,
    ({ value, request }) => {
      const category = parsePart(wpCategorySchema, value, nameEntry('category', value), request);
      const { id, name, slug } = category;
      const refused = findSlugRefusal({ id, slug: toSlug(slug), title: toPlain(name), kind: 'category' });
      if (refused) badSlugs.push(refused);
      return refused ? null : toCategory(category, request);
    },
  );
  const notes = short ? [short] : [];
  return {
    ...separated,
    faulty: separated.faulty.map((one) => ({ ...one, kind: 'category' })),
    badSlugs,
    notes,
  };
}
