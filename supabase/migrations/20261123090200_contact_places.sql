-- A home or a rented server has a whole /64 of IPv6: 18 million million million addresses, each of which was a place of
-- its own and together could use up in a minute what may come from everybody.

-- The network that an address belongs to, as far as one subscriber has it: the /64 of IPv6, the address itself of IPv4,
-- also where it is written as IPv6. Null where the text is no address of one machine.
create function public.contact_place(address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  machine inet;
begin
  machine := btrim(address)::inet;
  if machine <> host(machine)::inet then
    return null;
  end if;
  if machine <<= '::ffff:0:0/96' then
    machine := '0.0.0.0'::inet + (machine - '::ffff:0:0'::inet);
  end if;
  return case family(machine) when 4 then host(machine) else network(set_masklen(machine, 64))::text end;
exception when invalid_text_representation then
  return null;
end $$;

revoke execute on function public.contact_place(text) from public, anon, authenticated;

-- At most twenty messages an hour from one writer, thirty from one place, sixty a minute in all, and ten of them from one
-- place: it takes six to shut everybody else out. Not fewer, because a clinic, a college or the customers of a mobile
-- carrier share one IPv4 address; ten people pressing Send within a minute is more than any of them has. A writer is an
-- e-mail address at a place: whoever writes in another's name from elsewhere does not shut the other out. Only
-- `cf-connecting-ip` is believed, which the host's edge sets itself; senders can make up every other header.
create or replace function public.limit_contacts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  sender text := public.contact_place(headers ->> 'cf-connecting-ip');
  this_place text := encode(sha256(convert_to(sender, 'UTF8')), 'hex');
  this_writer text := encode(sha256(convert_to(concat_ws(' ', sender, lower(btrim(new.email))), 'UTF8')), 'hex');
  by_writer integer;
  by_place integer;
  by_place_now integer;
  by_all_now integer;
begin
  -- One after the other: messages that come at the same moment see each other.
  perform pg_advisory_xact_lock(hashtext('public.contact_sendings'));
  delete from public.contact_sendings where sent_at < now() - interval '1 hour';
  select count(*) filter (where writer = this_writer), count(*) filter (where place = this_place),
      count(*) filter (where place = this_place and sent_at > now() - interval '1 minute'),
      count(*) filter (where sent_at > now() - interval '1 minute')
    into by_writer, by_place, by_place_now, by_all_now
    from public.contact_sendings;
  if by_writer >= 20 or by_place >= 30 or by_place_now >= 10 or by_all_now >= 60 then
    raise exception 'contacts: too many messages' using errcode = 'PT429';
  end if;
  insert into public.contact_sendings (writer, place) values (this_writer, this_place);
  return new;
end $$;
