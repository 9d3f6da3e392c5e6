import { expect, test } from 'vitest';
import { findDrop } from '#islands/PostEditor/use-drag.ts';

const ids = ['first', 'second', 'third'];
const mark = (drag: Parameters<typeof findDrop>[0]) => ids.map((id) => findDrop(drag, ids, id));

test('nothing is marked before the pointer moves', () => {
  expect(mark(null)).toEqual([undefined, undefined, undefined]);
  expect(mark({ id: 'first', place: null })).toEqual([undefined, undefined, undefined]);
});

test('the block below the place is marked above, the last one below as well', () => {
  expect(mark({ id: 'first', place: 0 })).toEqual([undefined, 'before', undefined]);
  expect(mark({ id: 'first', place: 1 })).toEqual([undefined, undefined, 'before']);
  expect(mark({ id: 'first', place: 2 })).toEqual([undefined, undefined, 'after']);
});
