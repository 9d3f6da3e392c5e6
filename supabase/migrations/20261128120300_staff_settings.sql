-- What staff type once for all of them, such as the address of WordPress.

create table public.staff_settings (
  name text primary key check (name ~ '^[a-z_]{1,60}$'),
  value text not null check (btrim(value) <> '' and char_length(value) <= 2000),
  changed_at timestamptz not null default now()
);

alter table public.staff_settings enable row level security;
grant select, insert, update, delete on public.staff_settings to authenticated;
grant all on public.staff_settings to service_role;

create policy "staff see settings" on public.staff_settings for select to authenticated using ((select public.is_staff()));
create policy "staff add settings" on public.staff_settings for insert to authenticated
  with check ((select public.is_staff()));
create policy "staff change settings" on public.staff_settings for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
create policy "staff remove settings" on public.staff_settings for delete to authenticated
  using ((select public.is_staff()));
