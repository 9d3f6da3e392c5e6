import { expect, test } from 'vitest';
import { pickChanged } from '#lib/account/pick-changed.ts';

test('only what differs is picked, lists by what they hold', () => {
  const row = { id: 'p', name: 'Moti', born_on: null, vaccinations: ['Rabies'], notes: '' };
  const form = { name: 'Moti', born_on: '2024-01-05', vaccinations: ['Rabies'], notes: '' };
  expect(pickChanged(row, form)).toEqual({ born_on: '2024-01-05' });
  expect(pickChanged(row, { ...form, born_on: null, vaccinations: [] })).toEqual({ vaccinations: [] });
  expect(pickChanged(row, { name: 'Moti' })).toEqual({});
});
