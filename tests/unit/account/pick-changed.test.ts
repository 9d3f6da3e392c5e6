import { expect, test } from 'vitest';
import { forgetFields, pickChanged } from '#lib/account/pick-changed.ts';

test('only what differs is picked, lists by what they hold', () => {
  const row = { id: 'p', name: 'Moti', born_on: null, vaccinations: ['Rabies'], notes: '' };
  const form = { name: 'Moti', born_on: '2024-01-05', vaccinations: ['Rabies'], notes: '' };
  expect(pickChanged(row, form)).toEqual({ born_on: '2024-01-05' });
  expect(pickChanged(row, { ...form, born_on: null, vaccinations: [] })).toEqual({ vaccinations: [] });
  expect(pickChanged(row, { name: 'Moti' })).toEqual({});
});

test('a field that is not known any more is picked, also where the form says what the row did', () => {
  const row = forgetFields(
    { name: 'Moti', notes: '', born_on: null },
    { notes: 'Limps', born_on: '2024-01-05' },
  );
  expect(pickChanged(row, { name: 'Moti', notes: '', born_on: null })).toEqual({ notes: '', born_on: null });
});
