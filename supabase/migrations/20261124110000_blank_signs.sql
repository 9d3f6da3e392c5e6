-- Names and messages of signs that are drawn as nothing passed for text: the note without a head, the blanks of
-- hieroglyphs and of Khitan, the place of an object that is not there. A telephone number of nothing was kept as one.

-- As before, with those signs; `invisible` in src/schemas/typed-text.ts says the same.
create or replace function public.visible_text(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    value,
    '[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F'
      || '\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFC\U00013441\U00013442\U00016FE4'
      || '\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
    '', 'g'
  )
$$;

-- No number is null, or empty. Not looked for in rows that are there already: one of them must not keep this migration from
-- being applied.
alter table public.contacts add constraint contacts_phone_visible
  check (phone = '' or public.visible_text(phone) <> '') not valid;
