-- The blog: posts and categories, copied from WordPress or written in the admin editor.
--
-- Everything in `posts` is public: drafts never enter this table. Ids below one thousand million belong to
-- WordPress, ids from there on to this site, so that the two can never collide.

create table public.categories (
  id bigint primary key,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  slug text not null check (btrim(slug) <> '' and char_length(slug) <= 400 and slug !~ '[/\\[:cntrl:]]'),
  description text not null default '' check (char_length(description) <= 5000),
  count integer not null default 0 check (count >= 0),
  parent bigint not null default 0,
  origin text not null default 'admin' check (origin in ('wordpress', 'admin')),
  -- A reader knows a category by its slug. WordPress and this site may both have one of a name.
  unique (origin, slug),
  check ((origin = 'wordpress') = (id < 1000000000))
);

create sequence public.own_post_id minvalue 1000000000 start 1000100000;

create table public.posts (
  id bigint primary key default nextval('public.own_post_id'),
  -- Deferrable, so that two posts may exchange their slugs within one sync.
  slug text not null unique deferrable initially immediate
    check (btrim(slug) <> '' and char_length(slug) <= 400 and slug !~ '[/\\?#[:cntrl:]]' and slug not in ('.', '..')),
  title text not null check (char_length(title) <= 1000),
  excerpt text not null default '' check (octet_length(excerpt) <= 100000),
  content text not null default '' check (octet_length(content) <= 2097152),
  date timestamptz not null,
  modified timestamptz,
  categories bigint[] not null default '{}',
  -- An object with at least `url`, or the number of a WordPress medium, or null.
  featured_media jsonb check (jsonb_typeof(featured_media) in ('object', 'number', 'string', 'null')),
  featured_media_id bigint,
  author bigint,
  origin text not null default 'admin' check (origin in ('wordpress', 'admin')),
  -- The address in WordPress; links between copied articles are followed through it.
  link text check (link ~ '^https?://' and char_length(link) <= 2000),
  -- Slugs this post had before; their addresses redirect.
  old_slugs text[] not null default '{}',
  -- WordPress asks for a password: the text is never copied, the page says so.
  protected boolean not null default false,
  check (not protected or content = ''),
  check ((origin = 'wordpress') = (id < 1000000000))
);

alter sequence public.own_post_id owned by public.posts.id;

create index posts_date on public.posts (date desc, id desc);
create index posts_categories on public.posts using gin (categories);

-- A renamed post remembers its former slug, whoever renames it.
create function public.remember_old_slug() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.old_slugs := array_remove(
    case when old.slug = any (old.old_slugs) then old.old_slugs else old.old_slugs || old.slug end,
    new.slug
  );
  return new;
end $$;

create trigger remember_old_slug before update of slug on public.posts
  for each row when (old.slug is distinct from new.slug) execute function public.remember_old_slug();
