import { expect, test } from 'vitest';
import { takeOutput } from '../../../scripts/build/output-lock.ts';

test('one build at a time writes into a folder', () => {
  const leave = takeOutput('elsewhere/locked');
  expect(() => takeOutput('elsewhere/locked')).toThrow(
    `Another build (process ${process.pid}) writes into elsewhere/locked`,
  );
  takeOutput('elsewhere/another')();
  leave();
  takeOutput('elsewhere/locked')();
});
