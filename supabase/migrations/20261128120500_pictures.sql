-- Pictures that staff upload for posts: anybody sees them by their address, staff alone add and remove them. Only where the
-- project has Supabase Storage, which keeps the rules of size and type as well; the embedded backend has none.

do $$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  execute $sql$
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('pictures', 'pictures', true, 5242880, '{image/jpeg,image/png,image/webp,image/avif}')
    on conflict (id) do nothing
  $sql$;
  execute $sql$
    create policy "staff add pictures" on storage.objects for insert to authenticated
      with check (bucket_id = 'pictures' and (select public.is_staff()))
  $sql$;
  execute $sql$
    create policy "staff remove pictures" on storage.objects for delete to authenticated
      using (bucket_id = 'pictures' and (select public.is_staff()))
  $sql$;
end $$;
