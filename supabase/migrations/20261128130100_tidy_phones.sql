-- People paste a word with their number: `Mob: 98100 00000`. `tidyPhone` in src/schemas/typed-text.ts says the same.

-- A phone number without the word before it, which has a letter of any script.
create function public.tidy_phone(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    public.tidy_number(value),
    '^[^0-9+()\u0001-\u001F\u007F-\u009F]*[a-zA-Z\u00C0-\u1FFF][^0-9+()\u0001-\u001F\u007F-\u009F]*'
      || '(?=\+?[-0-9 ()\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]{6,}$)',
    ''
  )
$$;

grant execute on function public.tidy_phone(text) to anon, authenticated, service_role;

create or replace function public.tidy_contact() returns trigger
language plpgsql set search_path = '' as $$
begin
  if public.visible_text(new.name) <> '' then new.name := public.tidy_line(new.name); end if;
  if public.visible_text(new.email) <> '' then new.email := public.tidy_mail(new.email); end if;
  if public.visible_text(new.phone) <> '' then new.phone := public.tidy_phone(new.phone); end if;
  return new;
end $$;

create or replace function public.tidy_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.first_name := public.tidy_line(new.first_name);
  new.last_name := public.tidy_line(new.last_name);
  new.phone := public.tidy_phone(new.phone);
  new.address := public.tidy_line(new.address);
  new.city := public.tidy_line(new.city);
  new.state := public.tidy_line(new.state);
  new.zip_code := public.tidy_number(new.zip_code);
  new.license_number := public.tidy_line(new.license_number);
  new.clinic_name := public.tidy_line(new.clinic_name);
  return new;
end $$;
