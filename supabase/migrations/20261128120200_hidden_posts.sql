-- A post copied from WordPress is changed there; until that is done, staff can hide it here. A sync leaves the mark alone.

alter table public.posts
  add column hidden boolean not null default false,
  add constraint posts_only_copied_hidden check (not hidden or origin = 'wordpress');

drop policy "anyone reads posts" on public.posts;
create policy "anyone reads posts" on public.posts for select to anon, authenticated using (not hidden);
create policy "staff read hidden posts" on public.posts for select to authenticated using ((select public.is_staff()));

-- Hiding and showing again have asked for a build, as publishing has.
create trigger ask_after_hiding after update of hidden on public.posts
  for each row when (old.hidden is distinct from new.hidden and current_user = 'authenticated')
  execute function public.ask_after_publish();
