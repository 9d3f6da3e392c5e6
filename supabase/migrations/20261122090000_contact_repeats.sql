-- When the answer to a message is lost on its way, its writer sends it again: it is stored once.

-- Takes a message out again that is the same, word for word, as one of the last quarter of an hour. It has passed all
-- checks and has been counted (`limit_contacts`) until then, so that nobody can tell a repetition from a first one, and
-- so many are refused as of different ones. It waits for nothing: `limit_contacts` lets messages in one after the other.
create function public.drop_repeated_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.contacts as repeated using added, public.contacts as earlier
    where repeated.id = added.id and earlier.id <> added.id and earlier.created_at > now() - interval '15 minutes'
      and (earlier.name, earlier.email, earlier.message) = (added.name, added.email, added.message)
      and earlier.phone is not distinct from added.phone;
  return null;
end $$;

revoke execute on function public.drop_repeated_contact() from public, anon, authenticated;

create trigger drop_repeated_contact after insert on public.contacts
  referencing new table as added for each statement when (current_user in ('anon', 'authenticated'))
  execute function public.drop_repeated_contact();
