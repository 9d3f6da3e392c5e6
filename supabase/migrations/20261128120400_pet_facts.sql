-- A pet has a day of birth, so that its age grows, and may be of any species that the price lists know.

alter table public.pets
  add column born_on date check (born_on between '1960-01-01' and '2200-01-01'),
  drop constraint pets_type_check,
  add constraint pets_type_check check (type in ('dog', 'cat', 'rabbit', 'bird', 'horse', 'cattle', 'other'));

grant insert (born_on), update (born_on) on public.pets to authenticated;

-- Ages in words that say how many years or months, counted from the day they were noted.
update public.pets set born_on = (created_at at time zone 'Asia/Kolkata')::date - age::interval
  where age ~ '^\d{1,2} (year|month|week)s?$' and created_at is not null;
