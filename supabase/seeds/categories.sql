-- The six shelves of the laboratory's own articles.
insert into public.categories (id, name, slug, description)
values
  (1000000001, 'Reading results', 'reading-results', 'What the numbers on a report can and cannot say.'),
  (1000000002, 'Sample collection', 'sample-collection', 'Tubes, fasting and handling, so that the sample is worth testing.'),
  (1000000003, 'Ticks and infections', 'ticks-and-infections', 'Tick fever, parvovirus and other infections of north India.'),
  (1000000004, 'Senior pets', 'senior-pets', 'Tests that matter as dogs and cats grow old.'),
  (1000000005, 'Scans and X-rays', 'scans-and-x-rays', 'What each picture shows and how to prepare for it.'),
  (1000000006, 'Everyday health', 'everyday-health', 'Itching, worms, lumps and the check before surgery.')
on conflict (id) do nothing;
