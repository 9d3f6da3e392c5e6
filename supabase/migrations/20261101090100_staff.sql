-- Who may use the staff screens. Rights come from this table alone: never from user metadata, which its owner
-- can write, and never from the role label of a profile.

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);

create function public.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.staff where user_id = (select auth.uid()))
$$;

revoke execute on function public.is_staff() from public, anon;
grant execute on function public.is_staff() to authenticated, service_role;

-- `npm run staff` names people by their e-mail address; only the secret key may.
create function public.set_staff(member_email text, member boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  member_id uuid := (select id from auth.users where lower(email) = lower(btrim(member_email)));
begin
  if member_id is null then
    return false;
  end if;
  if member then
    insert into public.staff (user_id) values (member_id) on conflict do nothing;
  else
    delete from public.staff where user_id = member_id;
  end if;
  return true;
end $$;

create function public.list_staff() returns table (email text, added_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select users.email::text, staff.added_at
  from public.staff join auth.users on users.id = staff.user_id
  order by users.email
$$;

revoke execute on function public.set_staff(text, boolean) from public, anon, authenticated;
revoke execute on function public.list_staff() from public, anon, authenticated;
grant execute on function public.set_staff(text, boolean) to service_role;
grant execute on function public.list_staff() to service_role;

alter table public.staff enable row level security;
grant select on public.staff to authenticated;
grant all on public.staff to service_role;

create policy "members see their own row" on public.staff
  for select to authenticated using (user_id = (select auth.uid()));

-- The blog is public to read; staff write it.
alter table public.posts enable row level security;
alter table public.categories enable row level security;
grant select on public.posts, public.categories to anon, authenticated;
grant insert, update, delete on public.posts, public.categories to authenticated;
grant all on public.posts, public.categories to service_role;
grant usage on sequence public.own_post_id to authenticated, service_role;

create policy "anyone reads posts" on public.posts for select to anon, authenticated using (true);
create policy "staff add posts" on public.posts for insert to authenticated with check ((select public.is_staff()));
create policy "staff change posts" on public.posts for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
create policy "staff remove posts" on public.posts for delete to authenticated using ((select public.is_staff()));

create policy "anyone reads categories" on public.categories for select to anon, authenticated using (true);
create policy "staff add categories" on public.categories for insert to authenticated with check ((select public.is_staff()));
create policy "staff change categories" on public.categories for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
create policy "staff remove categories" on public.categories for delete to authenticated using ((select public.is_staff()));
