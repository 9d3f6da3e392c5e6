-- Deletes the caller's account; profile, pets and sessions go with it.
--
-- The site asks for the password and signs in anew just before it calls this. The database holds it to that: the session
-- must have begun within the last five minutes. Refreshing a token does not begin a session, so a session found open
-- on a shared computer, or a copied token, is not enough.
create function public.delete_own_account() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  delete from auth.users
  where id = (select auth.uid()) and exists (
    select from auth.sessions
    where sessions.user_id = users.id
      and sessions.id::text = claims ->> 'session_id'
      and sessions.created_at > now() - interval '5 minutes'
  );
  return found;
end $$;

revoke execute on function public.delete_own_account() from public, anon;
grant execute on function public.delete_own_account() to authenticated;
