/** `npm run check`: format, lint, types, dead code, import direction, known faults of dependencies. Runs all of them and names those that failed. */
import { spawnSync } from 'node:child_process';
import { auditDependencies } from './check/audit.ts';

const checks = [
  ['format and lint', 'biome', 'check', '--error-on-warnings'],
  ['types', 'astro', 'check', '--minimumFailingSeverity', 'hint'],
  ['dead code', 'knip'],
  ['import direction', 'vitest', 'run', '--config', 'tests/vitest.config.ts', 'tests/unit/house'],
] as const;

const failed: string[] = checks
  .filter(([title, command, ...parts]) => {
    console.log(`\n== ${title}: ${command} ${parts.join(' ')}`);
    const { status } = spawnSync(command, parts, {
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    return status !== 0;
  })
  .map(([title]) => title);

console.log('\n== dependencies: npm audit');
if (!auditDependencies()) failed.push('dependencies');

if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
