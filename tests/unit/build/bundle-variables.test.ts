import { expect, test } from 'vitest';
import { withoutBundlerNames } from '../../../scripts/build/bundle-variables.ts';

test('a bundle is not told by a test runner how it was made', () => {
  // The runner of this very test says so; see how it would reach a bundle.
  expect(process.env.DEV).toBe('1');
  const told = withoutBundlerNames({ ...process.env, PATH: '/bin' });
  expect(told).not.toHaveProperty('DEV');
  expect(told).not.toHaveProperty('PROD');
  expect(told.PATH).toBe('/bin');
});
