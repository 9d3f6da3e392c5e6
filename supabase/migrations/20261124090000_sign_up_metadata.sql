-- What a sign-up tells of a person becomes the profile. Kept with the account as well, it would travel in every access
-- token, lie in the browser with it, and outlive each correction of the profile. Role and names stay.

create function public.without_private_metadata(metadata jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select metadata - array['phone', 'address', 'city', 'state', 'zip_code', 'license_number']
$$;

-- With the rights of its owner: accounts are written by a role that may call nothing here.
create function public.forget_private_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.raw_user_meta_data := public.without_private_metadata(new.raw_user_meta_data);
  return new;
end $$;

-- Also when the sign-up writes the account a second time, from what it was sent.
create trigger forget_private_metadata before update of raw_user_meta_data on auth.users
  for each row execute function public.forget_private_metadata();

create or replace function public.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles
    select (public.profile_from_metadata(new.id, coalesce(new.raw_user_meta_data, '{}'))).*
    on conflict do nothing;
  update auth.users set raw_user_meta_data = public.without_private_metadata(raw_user_meta_data) where id = new.id;
  return null;
end $$;

-- Accounts that were there before.
update auth.users set raw_user_meta_data = public.without_private_metadata(raw_user_meta_data);

revoke execute on function public.without_private_metadata(jsonb) from public, anon, authenticated;
revoke execute on function public.forget_private_metadata() from public, anon, authenticated;
