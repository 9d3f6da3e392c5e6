-- Pages of messages were counted off from the top. Whoever reads or answers some of them takes them out of the filter, and
-- as many others were skipped. The next page begins after the last message that was shown, wherever it stands by now.

drop function public.list_messages(text, text, integer, integer);

-- Messages that hold every one of the words, newest first, with their marks; only those after the named one, where one is
-- named. `total` counts what fits from there on. Runs with the caller's rights: the row policies show staff all messages
-- and everybody else none.
create function public.list_messages(
  words text, only_state text, most integer, after_moment timestamptz default null, after_id uuid default null
)
returns table (
  id uuid, name text, email text, phone text, message text, created_at timestamptz,
  read_at timestamptz, answered_at timestamptz, total bigint
)
language sql stable set search_path = '' as $$
  select contacts.id, contacts.name, contacts.email, contacts.phone, contacts.message, contacts.created_at,
    marks.read_at, marks.answered_at, count(*) over ()
  from public.contacts left join public.contact_marks as marks on marks.contact_id = contacts.id
  where case only_state
      when 'unread' then marks.read_at is null
      when 'unanswered' then marks.answered_at is null
      when 'answered' then marks.answered_at is not null
      else true
    end
    and not exists (
      select from unnest(regexp_split_to_array(lower(btrim(words)), '\s+')) as word
      where position(word in lower(concat_ws(' ', contacts.name, contacts.email, contacts.phone, contacts.message))) = 0
    )
    and (
      after_moment is null or contacts.created_at < after_moment
      or (contacts.created_at = after_moment and contacts.id > after_id)
    )
  order by contacts.created_at desc, contacts.id
  limit least(greatest(most, 0), 500)
$$;

revoke execute on function public.list_messages(text, text, integer, timestamptz, uuid) from public, anon;
grant execute on function public.list_messages(text, text, integer, timestamptz, uuid) to authenticated, service_role;
