-- One waiting request stands for all, so it tells who asked last and when: with the moment of the first, a build that came between
-- the two looked as if it had done what was asked for after it.
create or replace function public.request_rebuild(reason text default 'asked') returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  asker text;
  request bigint;
begin
  if current_setting('role', true) = 'service_role' then
    asker := 'the sync command';
  elsif public.is_staff() then
    asker := (select users.email from auth.users where users.id = (select auth.uid()));
  else
    raise exception 'rebuild: for staff only' using errcode = '42501';
  end if;
  insert into public.rebuild_requests (reason, asked_by) values (request_rebuild.reason, coalesce(asker, 'staff'))
    on conflict ((true)) where called_at is null do update
      set asked_at = now(), asked_by = excluded.asked_by
    returning id into request;
  perform public.call_rebuild_hook();
  return request;
end $$;
