-- Copying from WordPress: every run is recorded, its posts are staged, and one function swaps them in.
-- All functions run with the caller's rights, so the row policies decide: staff, or the secret key.

create table public.sync_runs (
  id bigint generated always as identity primary key,
  source text not null check (char_length(source) <= 500),
  mode text not null check (mode in ('update', 'full')),
  status text not null default 'running' check (status in ('running', 'done', 'failed')),
  -- Host and process, so that the next run on the same machine can tell a killed run from a working one.
  holder text not null check (char_length(holder) <= 200),
  started_at timestamptz not null default now(),
  heartbeat_at timestamptz not null default now(),
  finished_at timestamptz,
  report jsonb not null default '{}'
);

-- Deferrable like the slugs of posts: two categories may exchange theirs, or one take that of one that left.
alter table public.categories
  drop constraint categories_origin_slug_key,
  add constraint categories_origin_slug_key unique (origin, slug) deferrable initially immediate;

-- One run at a time, decided by the database.
create unique index sync_runs_one_running on public.sync_runs (status) where status = 'running';

create table public.sync_staged_posts (
  run_id bigint not null references public.sync_runs (id) on delete cascade,
  id bigint not null,
  post jsonb not null,
  primary key (run_id, id)
);

create table public.sync_staged_categories (
  run_id bigint not null references public.sync_runs (id) on delete cascade,
  id bigint not null,
  category jsonb not null,
  primary key (run_id, id)
);

-- Starts a run and returns its id, or null when another run is at work. A run that has been silent for a minute
-- has died: it is closed, and what it staged is dropped.
create function public.sync_begin(run_source text, run_mode text, run_holder text) returns bigint
language plpgsql set search_path = '' as $$
declare
  new_id bigint;
begin
  update public.sync_runs
    set status = 'failed', finished_at = now(), report = report || '{"error": "the run stopped without a word"}'
    where status = 'running' and heartbeat_at < now() - interval '1 minute';
  delete from public.sync_staged_posts where run_id in (select id from public.sync_runs where status <> 'running');
  delete from public.sync_staged_categories where run_id in (select id from public.sync_runs where status <> 'running');
  insert into public.sync_runs (source, mode, holder) values (run_source, run_mode, run_holder)
    on conflict do nothing returning id into new_id;
  return new_id;
end $$;

-- A sign of life; false when the run was closed meanwhile.
create function public.sync_beat(run bigint) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.sync_runs set heartbeat_at = now() where id = run and status = 'running';
  return found;
end $$;

-- Closes a run without touching the blog.
create function public.sync_end(run bigint, run_status text, run_report jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  update public.sync_runs set status = run_status, finished_at = now(), report = run_report
    where id = run and status = 'running';
  delete from public.sync_staged_posts where run_id = run;
  delete from public.sync_staged_categories where run_id = run;
end $$;

-- Swaps the staged rows in, all or nothing. `live_posts` and `live_categories` are every id that WordPress has:
-- copied rows that are not among them are removed. More than a fifth of the copied posts disappearing is refused
-- unless `allow_removals`. Posts written here are never touched.
create function public.sync_apply(
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
    featured_media, featured_media_id, author, link, protected, origin
  )
    select staged.id, fields.slug, fields.title, fields.excerpt, fields.content, fields.date, fields.modified,
      fields.categories, nullif(fields.featured_media, 'null'::jsonb), fields.featured_media_id, fields.author,
      fields.link, fields.protected, 'wordpress'
    from public.sync_staged_posts staged,
      jsonb_to_record(staged.post) as fields (
        slug text, title text, excerpt text, content text, date timestamptz, modified timestamptz,
        categories bigint[], featured_media jsonb, featured_media_id bigint, author bigint, link text, protected boolean
      )
    where staged.run_id = run
    on conflict (id) do update set
      slug = excluded.slug, title = excluded.title, excerpt = excluded.excerpt, content = excluded.content,
      date = excluded.date, modified = excluded.modified, categories = excluded.categories,
      featured_media = excluded.featured_media, featured_media_id = excluded.featured_media_id,
      author = excluded.author, link = excluded.link, protected = excluded.protected;

  -- Slugs are judged here, where the refusal still reaches the caller, and not at the end of the transaction.
  set constraints all immediate;
  perform public.sync_end(run, 'done', run_report);
end $$;

alter table public.sync_runs enable row level security;
alter table public.sync_staged_posts enable row level security;
alter table public.sync_staged_categories enable row level security;
grant select, insert, update on public.sync_runs to authenticated;
grant select, insert, delete on public.sync_staged_posts, public.sync_staged_categories to authenticated;
grant all on public.sync_runs, public.sync_staged_posts, public.sync_staged_categories to service_role;

create policy "staff see runs" on public.sync_runs for select to authenticated using ((select public.is_staff()));
create policy "staff start runs" on public.sync_runs for insert to authenticated with check ((select public.is_staff()));
create policy "staff close runs" on public.sync_runs for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
create policy "staff see staged posts" on public.sync_staged_posts for select to authenticated using ((select public.is_staff()));
create policy "staff stage posts" on public.sync_staged_posts for insert to authenticated with check ((select public.is_staff()));
create policy "staff drop staged posts" on public.sync_staged_posts for delete to authenticated using ((select public.is_staff()));
create policy "staff see staged categories" on public.sync_staged_categories for select to authenticated using ((select public.is_staff()));
create policy "staff stage categories" on public.sync_staged_categories for insert to authenticated with check ((select public.is_staff()));
create policy "staff drop staged categories" on public.sync_staged_categories for delete to authenticated using ((select public.is_staff()));

-- `lock table` needs more than select; staff hold it through their write grants, visitors reach none of these.
revoke execute on function public.sync_begin(text, text, text) from public, anon;
revoke execute on function public.sync_beat(bigint) from public, anon;
revoke execute on function public.sync_end(bigint, text, jsonb) from public, anon;
revoke execute on function public.sync_apply(bigint, bigint[], bigint[], boolean, jsonb) from public, anon;
grant execute on function public.sync_begin(text, text, text) to authenticated, service_role;
grant execute on function public.sync_beat(bigint) to authenticated, service_role;
grant execute on function public.sync_end(bigint, text, jsonb) to authenticated, service_role;
grant execute on function public.sync_apply(bigint, bigint[], bigint[], boolean, jsonb) to authenticated, service_role;
