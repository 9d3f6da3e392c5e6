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
    include: ['tests/{unit,backend,build,sync,components}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The embedded database is a whole Postgres in each process: two at a time suit a small machine.
    maxWorkers: 2,
  },
});
