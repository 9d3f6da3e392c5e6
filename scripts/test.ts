/** `npm test`: everything CI needs, from the checks over unit and backend tests to the browser. Stops at the first failure. */
import { spawnSync } from 'node:child_process';
import { findHeadlessShell, requireChromium } from './browser.ts';

const steps = [
  ['node', 'scripts/check.ts'],
  ['vitest', 'run', '--config', 'tests/vitest.config.ts'],
  ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
] as const;

try {
  const chromium = requireChromium();
  const shell = findHeadlessShell();
  for (const [command, ...parts] of steps) {
    console.log(`\n=== ${command} ${parts.join(' ')}`);
    const { status, error } = spawnSync(command, parts, {
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        ...(shell && { HEADLESS_SHELL_PATH: shell }),
        ASTRO_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
      },
    });
    if (error) throw error;
    if (status !== 0) {
      process.exitCode = 1;
      break;
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
