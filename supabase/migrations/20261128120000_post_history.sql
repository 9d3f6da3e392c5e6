-- Who changed which post written here, when, and what stood there: a wrong change can be taken back, also by somebody
-- else and after the post has left the site.

create table public.post_history (
  id bigint generated always as identity primary key,
  post_id bigint not null,
  version integer not null,
  action text not null check (action in ('published', 'changed', 'removed')),
  -- The post as the change left it; of one that was removed, as it was before.
  slug text not null,
  title text not null,
  excerpt text not null,
  content text not null,
  categories bigint[] not null,
  featured_media jsonb,
  date timestamptz not null,
  changed_at timestamptz not null default now(),
  changed_by text not null check (char_length(changed_by) <= 320)
);

create index post_history_post on public.post_history (post_id, id desc);

alter table public.post_history enable row level security;
grant select on public.post_history to authenticated;
grant all on public.post_history to service_role;

create policy "staff see the history of posts" on public.post_history for select to authenticated
  using ((select public.is_staff()));

-- Written by the trigger alone. A post from before there was a history comes with what stood there first; the last thirty
-- changes of a post are kept.
create function public.record_post_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  post public.posts := case tg_op when 'DELETE' then old else new end;
  author text := case current_setting('role', true)
    when 'service_role' then 'a command'
    else coalesce((select users.email from auth.users where users.id = (select auth.uid())), 'the database')
  end;
begin
  if tg_op <> 'INSERT' and not exists (select from public.post_history where post_id = old.id) then
    insert into public.post_history
      (post_id, version, action, slug, title, excerpt, content, categories, featured_media, date, changed_at, changed_by)
      values (old.id, old.version, 'published', old.slug, old.title, old.excerpt, old.content, old.categories,
        old.featured_media, old.date, coalesce(old.modified, old.date), 'before there was a history');
  end if;
  insert into public.post_history
    (post_id, version, action, slug, title, excerpt, content, categories, featured_media, date, changed_by)
    values (post.id, post.version, case tg_op when 'INSERT' then 'published' when 'UPDATE' then 'changed' else 'removed' end,
      post.slug, post.title, post.excerpt, post.content, post.categories, post.featured_media, post.date, author);
  delete from public.post_history where id in (
    select id from public.post_history where post_id = post.id order by id desc offset 30
  );
  return null;
end $$;

revoke execute on function public.record_post_change() from public, anon, authenticated;

create trigger record_post_start after insert on public.posts
  for each row when (new.origin = 'admin') execute function public.record_post_change();
create trigger record_post_change after update on public.posts
  for each row when (old.origin = 'admin') execute function public.record_post_change();
create trigger record_post_removal after delete on public.posts
  for each row when (old.origin = 'admin') execute function public.record_post_change();
