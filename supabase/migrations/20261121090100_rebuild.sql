-- Asking for a build. The address of the host's hook is a secret and never in a page: staff leave a request here, and
-- the sync command or, where it can, the database calls the hook.

create table public.rebuild_requests (
  id bigint generated always as identity primary key,
  reason text not null check (reason in ('publish', 'sync', 'asked')),
  asked_at timestamptz not null default now(),
  asked_by text not null check (char_length(asked_by) <= 320),
  -- When the hook was last called for it; null while it waits.
  called_at timestamptz,
  -- When the host took it.
  done_at timestamptz,
  -- Why the last call failed.
  fault text check (char_length(fault) <= 500)
);

-- However often it is asked for, one build is enough for everything that is there when it begins.
create unique index rebuild_requests_one_waiting on public.rebuild_requests ((true)) where called_at is null;

alter table public.rebuild_requests enable row level security;
grant select on public.rebuild_requests to authenticated;
grant all on public.rebuild_requests to service_role;

create policy "staff see rebuilds" on public.rebuild_requests for select to authenticated using ((select public.is_staff()));

-- Calls the hook from the database, at most once a minute, where pg_net is there and the vault holds
-- `deploy_hook_url`. Elsewhere requests wait for the sync command. Everything is named at run time, so that this also
-- stands where neither exists.
create function public.call_rebuild_hook() returns void
language plpgsql security definer set search_path = '' as $$
declare
  hook text;
  request bigint;
begin
  if to_regclass('vault.decrypted_secrets') is null
    or to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null
    or exists (select from public.rebuild_requests where called_at > now() - interval '1 minute') then
    return;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into hook using 'deploy_hook_url';
  if hook is null then
    return;
  end if;
  update public.rebuild_requests set called_at = now(), done_at = now(), fault = null
    where called_at is null returning id into request;
  if request is not null then
    execute 'select net.http_post(url := $1)' using hook;
  end if;
end $$;

-- Asks for a build and returns the number of the request; while one waits, it stands for all.
create function public.request_rebuild(reason text default 'asked') returns bigint
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
    on conflict do nothing returning id into request;
  if request is null then
    select id into request from public.rebuild_requests where called_at is null;
  end if;
  perform public.call_rebuild_hook();
  return request;
end $$;

-- For the command that calls the hook: takes what waits or failed a while ago, and returns its number or null.
create function public.take_rebuild() returns bigint
language plpgsql set search_path = '' as $$
declare
  request bigint;
begin
  update public.rebuild_requests set called_at = now() where id = (
    select id from public.rebuild_requests
    where done_at is null and (called_at is null or called_at < now() - interval '1 minute')
    order by id desc limit 1 for update skip locked
  ) returning id into request;
  return request;
end $$;

-- What became of it. A build does what earlier requests wanted as well.
create function public.end_rebuild(request bigint, problem text default null) returns void
language plpgsql set search_path = '' as $$
begin
  if problem is null then
    update public.rebuild_requests set called_at = coalesce(called_at, now()), done_at = now(), fault = null
      where id <= request and done_at is null;
  else
    update public.rebuild_requests set fault = left(problem, 500) where id = request;
  end if;
end $$;

revoke execute on function public.call_rebuild_hook() from public, anon, authenticated;
revoke execute on function public.request_rebuild(text) from public, anon;
revoke execute on function public.take_rebuild() from public, anon, authenticated;
revoke execute on function public.end_rebuild(bigint, text) from public, anon, authenticated;
grant execute on function public.request_rebuild(text) to authenticated, service_role;
grant execute on function public.take_rebuild() to service_role;
grant execute on function public.end_rebuild(bigint, text) to service_role;
