import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The page writer (decision 0021) has no step for pictures that `astro build` would make at its end. */
test('no page asks Astro for a picture', () => {
  const files = globSync('src/**/*.{astro,ts,tsx,mdx}');
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => /['"]astro:assets['"]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
