import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: {
    alias: {
      'astro:env/client': fileURLToPath(new URL('fixtures/client-environment.ts', import.meta.url)),
    },
  },
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The embedded database is a whole Postgres in each worker: two at a time suit a small machine.
    maxWorkers: 2,
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/{backend,sync,build}/**/*.test.ts'],
          globalSetup: 'tests/backend/support/empty-database.ts',
        },
      },
      { extends: true, test: { name: 'components', include: ['tests/components/**/*.test.{ts,tsx}'] } },
      // Pure functions over the laboratory's facts: files share what they have loaded, so each takes back what it stubs.
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], isolate: false } },
    ],
  },
});
