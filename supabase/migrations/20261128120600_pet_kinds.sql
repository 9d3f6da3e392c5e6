-- A pet may be any animal that a plan can name.

alter table public.pets
  drop constraint pets_type_check,
  add constraint pets_type_check check (
    type in (
      'dog', 'cat', 'rabbit', 'guinea pig', 'goat', 'sheep', 'pig', 'horse', 'cattle', 'bird', 'reptile', 'other'
    )
  );
