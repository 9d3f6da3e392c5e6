-- A number or name copied out of a table brings a tab along, and was refused for it. It is a space here as in the forms:
-- src/schemas/typed-text.ts says the same.

-- As before, with a space for a tab.
create or replace function public.tidy_line(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(
      translate(value, E'\t', ' '),
      '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0D'
        || '\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
      '', 'g'
    ),
    '^[\u200C\u200D]+|[\u200C\u200D]+$', '', 'g'
  )
$$;
