/** Articles for builds of any size, in the posts table of an embedded backend. */
import type { EmbeddedBackend } from '../embedded/start.ts';

/** Ids from here on are ours; the seeds' lie below. */
const firstId = 1_000_200_000;
/** Bytes of a text, as long as articles are on average. */
const textBytes = 5900;

/** Leaves the seeds' articles in the table, and adds copies of them, filled up to 5.9 KB, until there are `count`. */
export async function fillArticles({ sql }: EmbeddedBackend, count: number): Promise<void> {
  await sql('delete from public.posts where id >= $1', [firstId]);
  await sql(
    `with seeds as (
       select *, row_number() over (order by id) - 1 as place, count(*) over () as seeds from public.posts
     )
     insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media)
     select
       $1::bigint + copy, slug || '-' || copy, title, excerpt,
       content || '<p>'
         || left(repeat('A sentence of ordinary words. ', 200), greatest(0, $3::int - 7 - octet_length(content))) || '</p>',
       date - copy * interval '1 hour', categories, featured_media
     from generate_series(0, $2::int - 1 - (select count(*)::int from public.posts)) as copy
     join seeds on place = copy % seeds`,
    [firstId, count, textBytes],
  );
}

/** Adds a line to one article. */
export async function changeArticle({ sql }: EmbeddedBackend): Promise<void> {
  await sql(
    "update public.posts set content = content || '<p>One more line.</p>' where id = (select min(id) from public.posts)",
  );
}
