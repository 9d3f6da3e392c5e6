-- Messages from the contact form: anyone may leave one, only staff may read them.

-- What is left of a text when everything invisible is gone: spaces, zero-width signs, fillers, soft hyphens.
create function public.visible_text(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(value, '[[:space:][:cntrl:]\u00A0\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0]', '', 'g')
$$;

create table public.contacts (
  id uuid primary key,
  name text not null check (
    char_length(name) <= 120 and name !~ '[[:cntrl:]\u2028\u2029]' and public.visible_text(name) <> ''
  ),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[^[:space:][:cntrl:]@<>"(),:;\\]+@[^[:space:][:cntrl:]@<>"(),:;\\.]+(\.[^[:space:][:cntrl:]@<>"(),:;\\.]+)+$'
    and public.visible_text(email) = email
  ),
  phone text check (char_length(phone) <= 40 and phone !~ '[[:cntrl:]\u2028\u2029]'),
  message text not null check (
    char_length(message) <= 5000 and public.visible_text(message) <> ''
    -- Line breaks and tabs belong to a message, other control characters do not.
    and translate(message, E'\n\r\t', '') !~ '[[:cntrl:]]'
  ),
  created_at timestamptz not null
);

create index contacts_created_at on public.contacts (created_at desc);

-- A visitor gives four fields and nothing else. Column grants say the same on a hosted project; the trigger also
-- holds where grants are wider.
create function public.stamp_contact() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and (new.id is not null or new.created_at is not null) then
    raise exception 'contacts: id and created_at are set by the database' using errcode = '42501';
  end if;
  new.id := coalesce(new.id, gen_random_uuid());
  new.created_at := coalesce(new.created_at, now());
  return new;
end $$;

create trigger stamp_contact before insert on public.contacts
  for each row execute function public.stamp_contact();

create function public.refuse_contact_batch() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and (select count(*) from added) > 1 then
    raise exception 'contacts: one message at a time' using errcode = '42501';
  end if;
  return null;
end $$;

create trigger refuse_contact_batch after insert on public.contacts
  referencing new table as added for each statement execute function public.refuse_contact_batch();

alter table public.contacts enable row level security;
grant insert (name, email, phone, message) on public.contacts to anon, authenticated;
grant select, delete on public.contacts to authenticated;
grant all on public.contacts to service_role;

create policy "anyone leaves a message" on public.contacts for insert to anon, authenticated with check (true);
create policy "staff read messages" on public.contacts for select to authenticated using ((select public.is_staff()));
create policy "staff delete messages" on public.contacts for delete to authenticated using ((select public.is_staff()));
