-- Pets: each belongs to one account, which alone sees and changes it.

-- A list of short lines: at most thirty, none empty, none longer than 120 characters.
create function public.are_short_lines(lines text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(lines) <= 30 and not exists (
    select from unnest(lines) as line
    where line is null or char_length(line) > 120 or public.visible_text(line) = '' or line ~ '[[:cntrl:]\u2028\u2029]'
  )
$$;

create table public.pets (
  id uuid primary key,
  owner_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (
    char_length(name) <= 80 and name !~ '[[:cntrl:]\u2028\u2029]' and public.visible_text(name) <> ''
  ),
  type text not null check (type in ('dog', 'cat')),
  breed text not null default '' check (char_length(breed) <= 80 and breed !~ '[[:cntrl:]\u2028\u2029]'),
  age text not null default '' check (char_length(age) <= 40 and age !~ '[[:cntrl:]\u2028\u2029]'),
  weight text not null default '' check (char_length(weight) <= 40 and weight !~ '[[:cntrl:]\u2028\u2029]'),
  last_checkup date check (last_checkup between '1990-01-01' and '2200-01-01'),
  next_appointment date check (next_appointment between '1990-01-01' and '2200-01-01'),
  -- One of the drawn avatars, or a small picture: at most 60 KB as written, and what its name says it is.
  image text check (
    image in ('dog1', 'dog2', 'dog3', 'cat1', 'cat2', 'cat3')
    or (
      octet_length(image) <= 61440
      and image ~ '^data:image/(jpeg;base64,/9j/|png;base64,iVBORw0KGgo|webp;base64,UklGR)[A-Za-z0-9+/]+={0,2}$'
    )
  ),
  -- healthy, monitoring or treatment; the screens show anything else as unknown.
  health_status text not null default 'healthy'
    check (char_length(health_status) <= 40 and health_status !~ '[[:cntrl:]\u2028\u2029]'),
  vaccinations text[] not null default '{}' check (public.are_short_lines(vaccinations)),
  medications text[] not null default '{}' check (public.are_short_lines(medications)),
  notes text not null default '' check (
    char_length(notes) <= 2000 and translate(notes, E'\n\r\t', '') !~ '[[:cntrl:]]'
  ),
  created_at timestamptz not null
);

create index pets_owner on public.pets (owner_id, name);

-- A pet is one's own and stays it; at most fifty to an account, also when many come at the same moment.
create function public.guard_pet() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if current_user in ('anon', 'authenticated') and (
      new.id is distinct from old.id or new.owner_id is distinct from old.owner_id
      or new.created_at is distinct from old.created_at
    ) then
      raise exception 'pets: id, owner_id and created_at stay as they are' using errcode = '42501';
    end if;
    return new;
  end if;
  if current_user in ('anon', 'authenticated') and (new.id is not null or new.created_at is not null) then
    raise exception 'pets: id and created_at are set by the database' using errcode = '42501';
  end if;
  new.id := coalesce(new.id, gen_random_uuid());
  new.created_at := coalesce(new.created_at, now());
  perform pg_advisory_xact_lock(hashtext('public.pets'), hashtext(new.owner_id::text));
  if (select count(*) from public.pets where owner_id = new.owner_id) >= 50 then
    raise exception 'pets: fifty to an account' using errcode = '54000';
  end if;
  return new;
end $$;

create trigger guard_pet before insert or update on public.pets
  for each row execute function public.guard_pet();

alter table public.pets enable row level security;
grant select, delete on public.pets to authenticated;
grant insert (
  owner_id, name, type, breed, age, weight, last_checkup, next_appointment, image, health_status, vaccinations, medications, notes
) on public.pets to authenticated;
grant update (
  name, type, breed, age, weight, last_checkup, next_appointment, image, health_status, vaccinations, medications, notes
) on public.pets to authenticated;
grant all on public.pets to service_role;

create policy "people see their own pets" on public.pets
  for select to authenticated using (owner_id = (select auth.uid()));
create policy "people add their own pets" on public.pets
  for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "people change their own pets" on public.pets
  for update to authenticated using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy "people remove their own pets" on public.pets
  for delete to authenticated using (owner_id = (select auth.uid()));
