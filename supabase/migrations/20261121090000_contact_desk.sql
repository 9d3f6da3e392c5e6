-- The laboratory's side of the contact form: marks on messages, a search, an end to keeping them, and a limit on how
-- many may come.

-- Beside the messages and not in them, so that a message stays exactly what was written.
create table public.contact_marks (
  contact_id uuid primary key references public.contacts (id) on delete cascade,
  read_at timestamptz,
  answered_at timestamptz
);

alter table public.contact_marks enable row level security;
grant select, insert, update, delete on public.contact_marks to authenticated;
grant all on public.contact_marks to service_role;

create policy "staff see marks" on public.contact_marks for select to authenticated using ((select public.is_staff()));
create policy "staff set marks" on public.contact_marks for insert to authenticated with check ((select public.is_staff()));
create policy "staff change marks" on public.contact_marks for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
create policy "staff drop marks" on public.contact_marks for delete to authenticated using ((select public.is_staff()));

-- Messages that hold every one of the words, newest first, with their marks. Runs with the caller's rights: the row
-- policies show staff all messages and everybody else none.
create function public.list_messages(words text, only_state text, skipped integer, most integer)
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
  order by contacts.created_at desc, contacts.id
  offset greatest(skipped, 0) limit least(greatest(most, 0), 500)
$$;

-- Sets both marks of a message; one that is set keeps its moment.
create function public.mark_message(message_id uuid, is_read boolean, is_answered boolean) returns boolean
language plpgsql set search_path = '' as $$
begin
  insert into public.contact_marks as marks (contact_id, read_at, answered_at)
    values (message_id, case when is_read then now() end, case when is_answered then now() end)
    on conflict (contact_id) do update set
      read_at = case when is_read then coalesce(marks.read_at, now()) end,
      answered_at = case when is_answered then coalesce(marks.answered_at, now()) end;
  return true;
end $$;

revoke execute on function public.list_messages(text, text, integer, integer) from public, anon;
revoke execute on function public.mark_message(uuid, boolean, boolean) from public, anon;
grant execute on function public.list_messages(text, text, integer, integer) to authenticated, service_role;
grant execute on function public.mark_message(uuid, boolean, boolean) to authenticated, service_role;

-- Who has written within the hour, unreadable: enough to count, too little to know anybody by.
create table public.contact_sendings (
  id bigint generated always as identity primary key,
  sent_at timestamptz not null default now(),
  -- Of the sender's network address, where the interface tells it, and the e-mail address together.
  writer text not null,
  -- Of the network address alone; null where it is not known.
  place text
);

create index contact_sendings_sent_at on public.contact_sendings (sent_at);

alter table public.contact_sendings enable row level security;
grant all on public.contact_sendings to service_role;

create policy "commands alone see who wrote" on public.contact_sendings
  for all to service_role using (true) with check (true);

-- At most twenty messages an hour from one writer, thirty from one place, sixty a minute in all. A writer is an e-mail
-- address at a network address: whoever writes in another's name from elsewhere does not shut the other out. Only
-- `cf-connecting-ip` is believed, which the host's edge sets itself; senders can make up every other header.
create function public.limit_contacts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  address text := nullif(headers ->> 'cf-connecting-ip', '');
  this_place text := encode(sha256(convert_to(address, 'UTF8')), 'hex');
  this_writer text := encode(sha256(convert_to(concat_ws(' ', address, lower(btrim(new.email))), 'UTF8')), 'hex');
  by_writer integer;
  by_place integer;
  by_all integer;
begin
  -- One after the other: messages that come at the same moment see each other.
  perform pg_advisory_xact_lock(hashtext('public.contact_sendings'));
  delete from public.contact_sendings where sent_at < now() - interval '1 hour';
  select count(*) filter (where writer = this_writer), count(*) filter (where place = this_place),
      count(*) filter (where sent_at > now() - interval '1 minute')
    into by_writer, by_place, by_all
    from public.contact_sendings;
  if by_writer >= 20 or by_place >= 30 or by_all >= 60 then
    raise exception 'contacts: too many messages' using errcode = 'PT429';
  end if;
  insert into public.contact_sendings (writer, place) values (this_writer, this_place);
  return new;
end $$;

revoke execute on function public.limit_contacts() from public, anon, authenticated;

create trigger limit_contacts before insert on public.contacts
  for each row when (current_user in ('anon', 'authenticated')) execute function public.limit_contacts();

-- Messages are kept for twelve months. Called by the sync command, and every night where the database has a clock.
create function public.delete_old_contacts() returns integer
language plpgsql set search_path = '' as $$
declare
  deleted integer;
begin
  delete from public.contact_sendings where sent_at < now() - interval '1 hour';
  delete from public.contacts where created_at < now() - interval '12 months';
  get diagnostics deleted = row_count;
  return deleted;
end $$;

revoke execute on function public.delete_old_contacts() from public, anon, authenticated;
grant execute on function public.delete_old_contacts() to service_role;

do $$ begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('delete old messages', '17 20 * * *', 'select public.delete_old_contacts()');
  end if;
end $$;
