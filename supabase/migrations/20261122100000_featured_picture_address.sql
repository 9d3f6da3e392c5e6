-- A featured picture that no page can show would hold back every page of the blog: the build reads the table as a whole.
--
-- Says what `pictureAddressSchema` (src/schemas/post.ts) says: an address of the web with a host, or a path of this site.
-- Not looked for in rows that are there already: one of them must not keep this migration from being applied.
alter table public.posts add constraint posts_featured_picture_address check (
  jsonb_typeof(featured_media) is distinct from 'object'
  or coalesce(featured_media ->> 'url' ~* '^(https?://[^/?#\\[:space:]]+([/?#]|$)|/[^/\\])', false)
) not valid;
