-- Names and messages could be written that nobody sees: signs of Mongolian and of shorthand, tags and marks of
-- annotations passed for text.

-- What is left of a text when everything invisible is gone: spaces, control characters, fillers and what is drawn as
-- nothing. An emoji loses the sign that chooses its picture and stays. Each sign is named, because what a class of signs
-- holds differs from one database to the next; `invisible` in src/schemas/typed-text.ts says the same.
create or replace function public.visible_text(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    value,
    '[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F'
      || '\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB'
      || '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
    '', 'g'
  )
$$;
