-- Profiles: one row for each account, made by the database when the account is made.
--
-- `role` is a label for the badge. No right hangs on it: rights come from the staff table alone.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'pet_owner' check (role in ('pet_owner', 'veterinarian', 'clinic')),
  first_name text not null default '' check (char_length(first_name) <= 80 and first_name !~ '[[:cntrl:]\u2028\u2029]'),
  last_name text check (char_length(last_name) <= 80 and last_name !~ '[[:cntrl:]\u2028\u2029]'),
  phone text not null default '' check (char_length(phone) <= 40 and phone !~ '[[:cntrl:]\u2028\u2029]'),
  address text not null default '' check (char_length(address) <= 200 and address !~ '[[:cntrl:]\u2028\u2029]'),
  city text not null default '' check (char_length(city) <= 80 and city !~ '[[:cntrl:]\u2028\u2029]'),
  state text not null default '' check (char_length(state) <= 80 and state !~ '[[:cntrl:]\u2028\u2029]'),
  zip_code text not null default '' check (char_length(zip_code) <= 20 and zip_code !~ '[[:cntrl:]\u2028\u2029]'),
  license_number text check (char_length(license_number) <= 80 and license_number !~ '[[:cntrl:]\u2028\u2029]'),
  clinic_name text check (char_length(clinic_name) <= 120 and clinic_name !~ '[[:cntrl:]\u2028\u2029]'),
  avatar text check (avatar in ('dog1', 'dog2', 'dog3', 'cat1', 'cat2', 'cat3')),
  created_at timestamptz not null default now()
);

-- One line out of anything that sign-up metadata may hold: too long is cut, nothing visible is null.
create function public.metadata_line(metadata jsonb, field text, longest integer) returns text
language sql immutable set search_path = '' as $$
  select case when public.visible_text(line) <> '' then line end
  from (
    select btrim(left(btrim(regexp_replace(metadata ->> field, '[[:cntrl:]\u2028\u2029]+', ' ', 'g')), longest)) as line
    where jsonb_typeof(metadata -> field) = 'string'
  ) as cut
$$;

-- The profile that sign-up metadata describes. Whatever the metadata claims, the role is one of the three, and nothing
-- in it can keep an account from being made.
create function public.profile_from_metadata(account_id uuid, metadata jsonb) returns public.profiles
language sql stable set search_path = '' as $$
  select row(
    account_id,
    case when metadata ->> 'role' in ('pet_owner', 'veterinarian', 'clinic') then metadata ->> 'role' else 'pet_owner' end,
    coalesce(public.metadata_line(metadata, 'first_name', 80), ''),
    public.metadata_line(metadata, 'last_name', 80),
    coalesce(public.metadata_line(metadata, 'phone', 40), ''),
    coalesce(public.metadata_line(metadata, 'address', 200), ''),
    coalesce(public.metadata_line(metadata, 'city', 80), ''),
    coalesce(public.metadata_line(metadata, 'state', 80), ''),
    coalesce(public.metadata_line(metadata, 'zip_code', 20), ''),
    public.metadata_line(metadata, 'license_number', 80),
    public.metadata_line(metadata, 'clinic_name', 120),
    null,
    now()
  )::public.profiles
$$;

create function public.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles
    select (public.profile_from_metadata(new.id, coalesce(new.raw_user_meta_data, '{}'))).*
    on conflict do nothing;
  return null;
end $$;

create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

-- Accounts that were there before this table.
insert into public.profiles
  select (public.profile_from_metadata(id, coalesce(raw_user_meta_data, '{}'))).* from auth.users
  on conflict do nothing;

-- Column grants say the same on a hosted project; the trigger also holds where grants are wider.
create function public.guard_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated')
    and (new.id is distinct from old.id or new.created_at is distinct from old.created_at) then
    raise exception 'profiles: id and created_at are set by the database' using errcode = '42501';
  end if;
  return new;
end $$;

create trigger guard_profile before update on public.profiles
  for each row execute function public.guard_profile();

revoke execute on function public.metadata_line(jsonb, text, integer) from public, anon, authenticated;
revoke execute on function public.profile_from_metadata(uuid, jsonb) from public, anon, authenticated;
revoke execute on function public.create_profile() from public, anon, authenticated;

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant update (
  role, first_name, last_name, phone, address, city, state, zip_code, license_number, clinic_name, avatar
) on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- No policy for insert or delete: the row comes with the account and goes with it.
create policy "people see their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "people change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
