/** `npm run check`: format, lint, types, dead code, import direction. Runs all of them and names those that failed. */
import { spawnSync } from 'node:child_process';

const checks = [
  ['format and lint', 'biome', 'check', '--error-on-warnings'],
  ['types', 'astro', 'check', '--minimumFailingSeverity', 'hint'],
  ['dead code', 'knip'],
  ['import direction', 'vitest', 'run', '--config', 'tests/vitest.config.ts', 'tests/unit/house'],
] as const;

const failed = checks.filter(([title, command, ...parts]) => {
  console.log(`\n== ${title}: ${command} ${parts.join(' ')}`);
  const { status } = spawnSync(command, parts, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return status !== 0;
});

if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(([title]) => title).join(', ')}`);
  process.exitCode = 1;
}
