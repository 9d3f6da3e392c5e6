-- A change of a published post whose answer was lost stood in the table under the next version. Who saved again was told that
-- somebody else had changed it.

-- As before; the same change over the same version is answered as the first time.
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
    insert into public.posts
      (slug, title, excerpt, content, date, modified, categories, featured_media, title_hi, summary_hi, origin)
      values (
        fields ->> 'slug', fields ->> 'title', fields ->> 'excerpt', fields ->> 'content',
        least(coalesce((fields ->> 'date')::timestamptz, now()), now()), now(),
        coalesce(chosen, '{}'), nullif(fields -> 'featured_media', 'null'::jsonb),
        fields ->> 'title_hi', fields ->> 'summary_hi', 'admin'
      )
      returning * into row_now;
  else
    update public.posts set
      slug = fields ->> 'slug', title = fields ->> 'title', excerpt = fields ->> 'excerpt',
      content = fields ->> 'content', modified = now(), categories = coalesce(chosen, categories),
      featured_media = nullif(fields -> 'featured_media', 'null'::jsonb),
      title_hi = case when fields ? 'title_hi' then fields ->> 'title_hi' else title_hi end,
      summary_hi = case when fields ? 'summary_hi' then fields ->> 'summary_hi' else summary_hi end
      where id = post_id and origin = 'admin' and version = expected
      returning * into row_now;
    if not found then
      -- The answer to the first try was lost on its way: this is what it wrote.
      select * into row_now from public.posts
        where id = post_id and origin = 'admin' and version = expected + 1
          and row (slug, title, excerpt, content, categories, featured_media, title_hi, summary_hi) is not distinct from row (
            fields ->> 'slug', fields ->> 'title', fields ->> 'excerpt', fields ->> 'content',
            coalesce(chosen, categories), nullif(fields -> 'featured_media', 'null'::jsonb),
            case when fields ? 'title_hi' then fields ->> 'title_hi' else title_hi end,
            case when fields ? 'summary_hi' then fields ->> 'summary_hi' else summary_hi end
          );
      if not found then
        return public.post_conflict(post_id);
      end if;
    end if;
  end if;
  return jsonb_build_object('outcome', 'done', 'id', row_now.id, 'version', row_now.version, 'slug', row_now.slug);
exception when unique_violation then
  -- Somebody took the slug between the look and the write.
  select * into holder from public.posts where slug = fields ->> 'slug';
  return jsonb_build_object('outcome', 'slug', 'title', holder.title, 'origin', holder.origin);
end $$;
