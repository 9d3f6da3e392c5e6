-- Staff who publish, change or take back a post written here have asked for a build with it, whichever screen or
-- request they used. What the sync copies asks for itself.
create function public.ask_after_publish() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform public.request_rebuild('publish');
  return null;
end $$;

revoke execute on function public.ask_after_publish() from public, anon, authenticated;

create trigger ask_after_publish after insert or update on public.posts
  for each row when (new.origin = 'admin' and current_user = 'authenticated') execute function public.ask_after_publish();
create trigger ask_after_removal after delete on public.posts
  for each row when (old.origin = 'admin' and current_user = 'authenticated') execute function public.ask_after_publish();
