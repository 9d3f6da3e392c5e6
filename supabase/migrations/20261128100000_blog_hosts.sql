-- Pictures on the WordPress that posts are copied from became links where readers find the blog at another host. Each copied post
-- now says which hosts are the blog's. A post renamed before its first copy had no redirect: its former slugs may come along.

alter table public.posts add column hosts text[] not null default '{}';

-- As before, with the hosts, and with former slugs beside those that are known.
create or replace function public.sync_apply(
  run bigint, live_posts bigint[], live_categories bigint[], allow_removals boolean, run_report jsonb
) returns void
language plpgsql set search_path = '' as $$
declare
  copied integer;
  leaving integer;
begin
  perform 1 from public.sync_runs where id = run and status = 'running' for update;
  if not found then
    raise exception 'sync: run % is no longer the running one', run;
  end if;
  lock table public.posts, public.categories in share row exclusive mode;
  set constraints all deferred;

  select count(*), count(*) filter (where id <> all (live_posts)) into copied, leaving
    from public.posts where origin = 'wordpress';
  if leaving * 5 > copied and not allow_removals then
    raise exception 'sync: % of % copied posts would be removed', leaving, copied;
  end if;

  -- Removed before the upserts, so that a new row may take the slug of one that left.
  delete from public.posts where origin = 'wordpress' and id <> all (live_posts);
  delete from public.categories where origin = 'wordpress' and id <> all (live_categories);

  insert into public.categories (id, name, slug, description, count, parent, origin)
    select staged.id, fields.name, fields.slug, fields.description, fields.count, fields.parent, 'wordpress'
    from public.sync_staged_categories staged,
      jsonb_to_record(staged.category) as fields (name text, slug text, description text, count integer, parent bigint)
    where staged.run_id = run
    on conflict (id) do update set
      name = excluded.name, slug = excluded.slug, description = excluded.description,
      count = excluded.count, parent = excluded.parent;

  insert into public.posts (
    id, slug, title, excerpt, content, date, modified, categories,
    featured_media, featured_media_id, author, link, protected, hosts, old_slugs, origin
  )
    select staged.id, fields.slug, fields.title, fields.excerpt, fields.content, fields.date, fields.modified,
      fields.categories, nullif(fields.featured_media, 'null'::jsonb), fields.featured_media_id, fields.author,
      fields.link, fields.protected, coalesce(fields.hosts, '{}'), coalesce(fields.old_slugs, '{}'), 'wordpress'
    from public.sync_staged_posts staged,
      jsonb_to_record(staged.post) as fields (
        slug text, title text, excerpt text, content text, date timestamptz, modified timestamptz,
        categories bigint[], featured_media jsonb, featured_media_id bigint, author bigint, link text, protected boolean,
        hosts text[], old_slugs text[]
      )
    where staged.run_id = run
    on conflict (id) do update set
      slug = excluded.slug, title = excluded.title, excerpt = excluded.excerpt, content = excluded.content,
      date = excluded.date, modified = excluded.modified, categories = excluded.categories,
      featured_media = excluded.featured_media, featured_media_id = excluded.featured_media_id,
      author = excluded.author, link = excluded.link, protected = excluded.protected, hosts = excluded.hosts,
      old_slugs = posts.old_slugs || array(
        select former from unnest(excluded.old_slugs) as former where former <> all (posts.old_slugs)
      );

  -- Slugs are judged here, where the refusal still reaches the caller, and not at the end of the transaction.
  set constraints all immediate;
  perform public.sync_end(run, 'done', run_report);
end $$;
