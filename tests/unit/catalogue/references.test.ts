import { expect, test } from 'vitest';
import { notOfferedSchema } from '#schemas/not-offered.ts';
import { parseData } from '#schemas/parse-data.ts';
import { findLostReferences } from '#schemas/references.ts';

test('a reference to what is not there is named by file and field', () => {
  const known = ['HEM-01'];
  const field = '3.nearest (in HDDST)';
  expect(findLostReferences([{ file: 'a.ts', field, to: 'HEM-01' }], known)).toEqual([]);
  expect(findLostReferences([{ file: 'a.ts', field, to: 'HEM-99' }], known)).toEqual([
    'a.ts, 3.nearest (in HDDST): "HEM-99" is neither a code of a price list nor the id of an emergency',
  ]);
});

test('every reference of the data is there', async () => {
  await expect(import('#data/references.ts')).resolves.toBeTruthy();
});

test.each([
  [[{ words: [], nearest: [] }], '0.words'],
  [[{ words: ['x'], nearest: ['HEM1'] }], '0.nearest.0'],
  [[{ words: ['x'], nearest: [], otherMethod: true }], '0.nearest'],
  [
    [
      { words: ['X pcr'], nearest: [] },
      { words: ['x PCR'], nearest: [] },
    ],
    '1.words',
  ],
])('what is not offered refuses %j at %s', (raw, field) => {
  expect(() => parseData('n.ts', notOfferedSchema, raw)).toThrow(`n.ts, ${field}: `);
});
