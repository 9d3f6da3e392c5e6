-- A number or name pasted from a phone's contacts or a chat brings signs along that nobody sees, printed hyphens and digits of
-- other scripts. They are dropped or folded here as the forms do it: src/schemas/typed-text.ts says the same.

-- One line of words without signs that nobody sees. Those that join letters of Hindi or Persian stay between letters, and so do
-- those that choose the picture of an emoji.
create function public.tidy_line(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(
      value,
      '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0D'
        || '\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
      '', 'g'
    ),
    '^[\u200C\u200D]+|[\u200C\u200D]+$', '', 'g'
  )
$$;

-- A mail address: nothing in it joins letters, and a printed hyphen is a hyphen.
create function public.tidy_mail(value text) returns text
language sql immutable set search_path = '' as $$
  select translate(
    regexp_replace(public.tidy_line(value), '[\u200C\u200D\uFE0E\uFE0F]', '', 'g'),
    U&'\2010\2011\2012\2013\2014\2015\2212\FE58\FE63\FF0D', '----------'
  )
$$;

-- A number that is dialled or posted to: in plain digits.
create function public.tidy_number(value text) returns text
language sql immutable set search_path = '' as $$
  select translate(
    public.tidy_mail(value),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯０１２３４５６７８９＋（）',
    repeat('0123456789', 12) || '+()'
  )
$$;

-- What is nothing but such signs stays for the rules of the table to refuse.
create function public.tidy_contact() returns trigger
language plpgsql set search_path = '' as $$
begin
  if public.visible_text(new.name) <> '' then new.name := public.tidy_line(new.name); end if;
  if public.visible_text(new.email) <> '' then new.email := public.tidy_mail(new.email); end if;
  if public.visible_text(new.phone) <> '' then new.phone := public.tidy_number(new.phone); end if;
  return new;
end $$;

create trigger tidy_contact before insert on public.contacts
  for each row execute function public.tidy_contact();

create function public.tidy_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.first_name := public.tidy_line(new.first_name);
  new.last_name := public.tidy_line(new.last_name);
  new.phone := public.tidy_number(new.phone);
  new.address := public.tidy_line(new.address);
  new.city := public.tidy_line(new.city);
  new.state := public.tidy_line(new.state);
  new.zip_code := public.tidy_number(new.zip_code);
  new.license_number := public.tidy_line(new.license_number);
  new.clinic_name := public.tidy_line(new.clinic_name);
  return new;
end $$;

create trigger tidy_profile before insert or update on public.profiles
  for each row execute function public.tidy_profile();

revoke execute on function public.tidy_contact() from public, anon, authenticated;
revoke execute on function public.tidy_profile() from public, anon, authenticated;
