-- A slug with a space at its end stopped the build: addresses lose it, and no page was found for what was left.

-- As before, and without spaces at the ends; `findSlugFault` in src/schemas/slug.ts says the same.
create or replace function public.is_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select octet_length(value) <= 200
    and public.visible_text(value) <> ''
    and value !~ '[%*~:;"<>\\/?#\u0001-\u001F\u007F-\u009F]'
    and value !~ '^(\.\.?|404|.*\.[hH][tT][mM][lL])$'
    and value !~ '^[ \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]|[ \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]$'
$$;
