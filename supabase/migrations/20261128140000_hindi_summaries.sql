-- Articles are English. A title and a few sentences in Hindi, where staff have written them, tell a reader of the Hindi pages what
-- an article is about: plain text of one line each, both or neither. A sync leaves them alone, as it does `hidden`.

alter table public.posts
  add column title_hi text
    check (public.visible_text(title_hi) <> '' and char_length(title_hi) <= 300 and title_hi !~ '[[:cntrl:]]'),
  add column summary_hi text
    check (public.visible_text(summary_hi) <> '' and char_length(summary_hi) <= 600 and summary_hi !~ '[[:cntrl:]]'),
  add constraint posts_hindi_whole check ((title_hi is null) = (summary_hi is null));

alter table public.post_history add column title_hi text, add column summary_hi text;

-- As before, with the Hindi.
create or replace function public.record_post_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  post public.posts := case tg_op when 'DELETE' then old else new end;
  author text := case current_setting('role', true)
    when 'service_role' then 'a command'
    else coalesce((select users.email from auth.users where users.id = (select auth.uid())), 'the database')
  end;
begin
  if tg_op <> 'INSERT' and not exists (select from public.post_history where post_id = old.id) then
    insert into public.post_history
      (post_id, version, action, slug, title, excerpt, content, categories, featured_media, title_hi, summary_hi, date,
        changed_at, changed_by)
      values (old.id, old.version, 'published', old.slug, old.title, old.excerpt, old.content, old.categories,
        old.featured_media, old.title_hi, old.summary_hi, old.date, coalesce(old.modified, old.date), 'before there was a history');
  end if;
  insert into public.post_history
    (post_id, version, action, slug, title, excerpt, content, categories, featured_media, title_hi, summary_hi, date,
      changed_by)
    values (post.id, post.version, case tg_op when 'INSERT' then 'published' when 'UPDATE' then 'changed' else 'removed' end,
      post.slug, post.title, post.excerpt, post.content, post.categories, post.featured_media, post.title_hi,
      post.summary_hi, post.date, author);
  delete from public.post_history where id in (
    select id from public.post_history where post_id = post.id order by id desc offset 30
  );
  return null;
end $$;

-- As before, with the Hindi; a caller that does not speak of it leaves it.
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
      return public.post_conflict(post_id);
    end if;
  end if;
  return jsonb_build_object('outcome', 'done', 'id', row_now.id, 'version', row_now.version, 'slug', row_now.slug);
exception when unique_violation then
  -- Somebody took the slug between the look and the write.
  select * into holder from public.posts where slug = fields ->> 'slug';
  return jsonb_build_object('outcome', 'slug', 'title', holder.title, 'origin', holder.origin);
end $$;

-- What staff write beside a copied post has asked for a build, as publishing has.
create trigger ask_after_hindi after update of title_hi, summary_hi on public.posts
  for each row when (
    new.origin = 'wordpress' and current_user = 'authenticated'
    and (old.title_hi, old.summary_hi) is distinct from (new.title_hi, new.summary_hi)
  )
  execute function public.ask_after_publish();
