-- A call by pg_net is answered later, and a host may refuse it: the request is done when the host has said yes, not when it is
-- called.

-- The number that pg_net gave the last call; null when its answer is known.
alter table public.rebuild_requests add column hook_call bigint;

-- Writes down what the host answered, and returns how many answers there were. Everything is named at run time, so that this also stands where pg_net does not.
create function public.read_hook_answers() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  answers bigint := 0;
begin
  if to_regclass('net._http_response') is null then
    return 0;
  end if;
  execute $update$
    update public.rebuild_requests set
      done_at = case when answer.status_code between 200 and 299 then answer.created end,
      fault = case when answer.status_code between 200 and 299 then null
        else left(coalesce(answer.error_msg, 'the host answered ' || answer.status_code), 500) end,
      hook_call = null
    from net._http_response answer
    where answer.id = rebuild_requests.hook_call and rebuild_requests.done_at is null
  $update$;
  get diagnostics answers = row_count;
  return answers;
end $$;

-- As before, but for what is done.
create or replace function public.call_rebuild_hook() returns void
language plpgsql security definer set search_path = '' as $$
declare
  hook text;
  request bigint;
  call bigint;
begin
  perform public.read_hook_answers();
  if to_regclass('vault.decrypted_secrets') is null
    or to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null
    or exists (select from public.rebuild_requests where called_at > now() - interval '1 minute') then
    return;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into hook using 'deploy_hook_url';
  if hook is null then
    return;
  end if;
  update public.rebuild_requests set called_at = now(), fault = null where called_at is null returning id into request;
  if request is not null then
    execute 'select net.http_post(url := $1)' into call using hook;
    update public.rebuild_requests set hook_call = call where id = request;
  end if;
end $$;

-- As before, once the answers are known: what the host took is not asked for again.
create or replace function public.take_rebuild() returns bigint
language plpgsql set search_path = '' as $$
declare
  request bigint;
begin
  perform public.read_hook_answers();
  update public.rebuild_requests set called_at = now() where id = (
    select id from public.rebuild_requests
    where done_at is null and (called_at is null or called_at < now() - interval '1 minute')
    order by id desc limit 1 for update skip locked
  ) returning id into request;
  return request;
end $$;

revoke execute on function public.read_hook_answers() from public, anon, authenticated;
grant execute on function public.read_hook_answers() to service_role;
