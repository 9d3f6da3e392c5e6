-- Anybody can sign up with anybody's address. Until the link in the mail was followed, an account says nothing about who
-- has its password: only a confirmed one becomes staff.

drop function public.set_staff(text, boolean);

-- Answers with what became of it: done, unknown (no account has the address) or unconfirmed. Leaving needs no
-- confirmation.
create function public.set_staff(member_email text, member boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  account record;
begin
  select id, email_confirmed_at into account from auth.users where lower(email) = lower(btrim(member_email));
  if not found then
    return 'unknown';
  end if;
  if not member then
    delete from public.staff where user_id = account.id;
  elsif account.email_confirmed_at is null then
    return 'unconfirmed';
  else
    insert into public.staff (user_id) values (account.id) on conflict do nothing;
  end if;
  return 'done';
end $$;

revoke execute on function public.set_staff(text, boolean) from public, anon, authenticated;
grant execute on function public.set_staff(text, boolean) to service_role;
