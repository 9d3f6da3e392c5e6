-- Posts written on this site: published and taken back in one step each, and never over a version nobody has seen.

alter table public.posts add column version integer not null default 1 check (version > 0);

-- Every change of a post written here counts, whoever makes it and by whichever way.
create function public.count_post_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create trigger count_post_version before update on public.posts
  for each row when (old.origin = 'admin') execute function public.count_post_version();

-- What stands in the table instead of the version that was expected: another one, or nothing.
create function public.post_conflict(post_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    (select jsonb_build_object('outcome', 'conflict', 'title', title, 'version', version, 'modified', modified)
     from public.posts where id = post_id and origin = 'admin'),
    jsonb_build_object('outcome', 'gone')
  )
$$;

-- Writes a new post (without `post_id`) or a new version of one. Runs with the caller's rights: the row policies decide.
-- Answers with an outcome: done, slug (another post has it), conflict (the version is not the expected one) or gone.
create function public.publish_post(post_id bigint, expected integer, fields jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  row_now public.posts;
  holder public.posts;
begin
  if not public.is_staff() then
    raise exception 'posts: staff only' using errcode = '42501';
  end if;
  select * into holder from public.posts where slug = fields ->> 'slug' and id is distinct from post_id;
  if found then
    -- The answer to the first try was lost on its way: this is the post it made.
    if post_id is null and holder.origin = 'admin' and holder.title = fields ->> 'title'
      and holder.content = fields ->> 'content' then
      return jsonb_build_object('outcome', 'done', 'id', holder.id, 'version', holder.version, 'slug', holder.slug);
    end if;
    return jsonb_build_object('outcome', 'slug', 'title', holder.title, 'origin', holder.origin);
  end if;
  if post_id is null then
    insert into public.posts (slug, title, excerpt, content, date, modified, featured_media, origin)
      values (
        fields ->> 'slug', fields ->> 'title', fields ->> 'excerpt', fields ->> 'content', now(), now(),
        nullif(fields -> 'featured_media', 'null'::jsonb), 'admin'
      )
      returning * into row_now;
  else
    update public.posts set
      slug = fields ->> 'slug', title = fields ->> 'title', excerpt = fields ->> 'excerpt',
      content = fields ->> 'content', modified = now(),
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

-- Takes a post written here off the site. The draft stays with the person who wrote it.
create function public.unpublish_post(post_id bigint, expected integer) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if not public.is_staff() then
    raise exception 'posts: staff only' using errcode = '42501';
  end if;
  delete from public.posts where id = post_id and origin = 'admin' and version = expected;
  if found then
    return jsonb_build_object('outcome', 'done');
  end if;
  return public.post_conflict(post_id);
end $$;

revoke execute on function public.count_post_version() from public, anon, authenticated;
revoke execute on function public.post_conflict(bigint) from public, anon;
revoke execute on function public.publish_post(bigint, integer, jsonb) from public, anon;
revoke execute on function public.unpublish_post(bigint, integer) from public, anon;
grant execute on function public.post_conflict(bigint) to authenticated, service_role;
grant execute on function public.publish_post(bigint, integer, jsonb) to authenticated, service_role;
grant execute on function public.unpublish_post(bigint, integer) to authenticated, service_role;
