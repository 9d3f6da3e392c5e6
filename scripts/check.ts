/**
 * `npm run check`: format, lint, types, dead code, import direction, known faults of dependencies. All run side by side;
 * what each said is printed when it has ended, and those that failed are named last.
 */
import { auditDependencies } from './check/audit.ts';
import { runAside, type Said } from './check/run-aside.ts';

const checks: Readonly<Record<string, () => Promise<Said>>> = {
  types: () => runAside(['astro', 'check', '--minimumFailingSeverity', 'hint']),
  'format and lint': () => runAside(['biome', 'check', '--error-on-warnings']),
  'dead code': () => runAside(['knip']),
  'import direction': () =>
    runAside(['vitest', 'run', '--config', 'tests/vitest.config.ts', 'tests/unit/house']),
  'known faults of dependencies': auditDependencies,
};

const failed: string[] = [];
await Promise.all(
  Object.entries(checks).map(async ([title, check]) => {
    const { good, words } = await check();
    console.log(`\n== ${title}\n${words.trim()}`);
    if (!good) failed.push(title);
  }),
);

if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
