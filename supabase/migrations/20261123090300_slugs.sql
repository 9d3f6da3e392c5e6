-- Some slugs broke the build or took over another page: too long for the name of a file, `index.html`, `404`, `*`, `a%2e`.

-- Whether a text can end an address: at most 200 bytes, one path segment with something to see in it, none of the signs
-- that mean something in addresses, names of files or lists of redirects, and no name that hosts look for themselves.
-- `findSlugFault` in src/schemas/slug.ts says the same.
create function public.is_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select octet_length(value) <= 200
    and public.visible_text(value) <> ''
    and value !~ '[%*~:;"<>\\/?#\u0001-\u001F\u007F-\u009F]'
    and value !~ '^(\.\.?|404|.*\.[hH][tT][mM][lL])$'
$$;

grant execute on function public.is_slug(text) to anon, authenticated, service_role;

-- Not looked for in rows that are there already: one of them must not keep this migration from being applied. The build
-- leaves those out.
alter table public.posts add constraint posts_slug_in_address check (public.is_slug(slug)) not valid;
alter table public.categories add constraint categories_slug_in_address check (public.is_slug(slug)) not valid;

-- A slug that could never end an address needs no redirect. No constraint: a post that had such a slug could not be
-- given a better one. After `remember_old_slug`, which comes before it by name.
create function public.sift_old_slugs() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.old_slugs := array(
    select slug from unnest(new.old_slugs) with ordinality as former (slug, place)
    where public.is_slug(slug) order by place
  );
  return new;
end $$;

revoke execute on function public.sift_old_slugs() from public, anon, authenticated;

create trigger sift_old_slugs before insert or update of slug, old_slugs on public.posts
  for each row execute function public.sift_old_slugs();

-- As before, and tells a writer that no page can have the slug, in a further outcome: unfit.
create or replace function public.publish_post(post_id bigint, expected integer, fields jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  row_now public.posts;
  holder public.posts;
  chosen bigint[];
  missing bigint[];
begin
  if not public.is_staff() then
    raise exception 'posts: staff only' using errcode = '42501';
  end if;
  if public.is_slug(fields ->> 'slug') is not true then
    return jsonb_build_object('outcome', 'unfit');
  end if;
  if jsonb_typeof(fields -> 'categories') = 'array' then
    select coalesce(array_agg(id order by place), '{}') into chosen
      from (
        select value::bigint as id, min(ordinality) as place
        from jsonb_array_elements_text(fields -> 'categories') with ordinality
        group by 1
      ) as wanted;
    select array_agg(wanted.id) into missing
      from unnest(chosen) as wanted (id)
      where not exists (select from public.categories where categories.id = wanted.id);
    if missing is not null then
      return jsonb_build_object('outcome', 'category', 'missing', to_jsonb(missing));
    end if;
  end if;
  select * into holder from public.posts where slug = fields ->> 'slug' and id is distinct from post_id;
  if found then
    -- The answer to the first try was lost on its way: this is the post it made.
    if post_id is null and holder.origin = 'admin' and holder.title = fields ->> 'title'
      and holder.content = fields ->> 'content' and holder.categories = coalesce(chosen, '{}') then
      return jsonb_build_object('outcome', 'done', 'id', holder.id, 'version', holder.version, 'slug', holder.slug);
    end if;
    return jsonb_build_object('outcome', 'slug', 'title', holder.title, 'origin', holder.origin);
  end if;
  if post_id is null then
    insert into public.posts (slug, title, excerpt, content, date, modified, categories, featured_media, origin)
      values (
        fields ->> 'slug', fields ->> 'title', fields ->> 'excerpt', fields ->> 'content', now(), now(),
        coalesce(chosen, '{}'), nullif(fields -> 'featured_media', 'null'::jsonb), 'admin'
      )
      returning * into row_now;
  else
    update public.posts set
      slug = fields ->> 'slug', title = fields ->> 'title', excerpt = fields ->> 'excerpt',
      content = fields ->> 'content', modified = now(), categories = coalesce(chosen, categories),
      featured_media = nullif(fields -> 'featured_media', 'null'::jsonb)
      where id = post_id and origin = 'admin' and version = expected
      returning * into row_now;
    if not found then
      return public.post_conflict(post_id);
    end if;
  end if;
  return jsonb_build_object('outcome', 'done', 'id', row_now.id, 'version', row_now.version, 'slug', row_now.slug);
exception when unique_violation then
  -- Somebody took the slug between the look and the write.
  select * into holder from public.posts where slug = fields ->> 'slug';
  return jsonb_build_object('outcome', 'slug', 'title', holder.title, 'origin', holder.origin);
end $$;
