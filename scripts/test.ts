/**
 * `npm test`: everything CI needs, from the checks over unit and backend tests to the browser. Stops at the first failure.
 * `npm test -- tests/unit/catalogue`: only the tests of these folders or files; those of `tests/e2e` run in the browser.
 */
import { spawnSync } from 'node:child_process';
import { findHeadlessShell, requireChromium } from './browser.ts';

const vitest = ['vitest', 'run', '--config', 'tests/vitest.config.ts'];
const playwright = ['playwright', 'test', '--config', 'tests/playwright.config.ts'];

/** The commands to run: all, or those for the paths that are asked for. */
function listSteps(paths: readonly string[]): string[][] {
  // The rules of the house are among the checks already.
  const rest = [...vitest, '--exclude', 'tests/unit/house/**'];
  if (paths.length === 0) return [['node', 'scripts/check.ts'], rest, playwright];
  const inBrowser = paths.filter((path) => path.includes('e2e'));
  const others = paths.filter((path) => !path.includes('e2e'));
  return [
    ...(others.length > 0 ? [[...vitest, ...others]] : []),
    ...(inBrowser.length > 0 ? [[...playwright, ...inBrowser]] : []),
  ];
}

/** What the browser tests need: asked for first, so that nobody waits for the other tests to hear of it. */
function findBrowsers(): Record<string, string> {
  const shell = findHeadlessShell();
  return { CHROMIUM_PATH: requireChromium(), ...(shell && { HEADLESS_SHELL_PATH: shell }) };
}

try {
  const steps = listSteps(process.argv.slice(2));
  const browsers = steps.some(([program]) => program === 'playwright') ? findBrowsers() : {};
  for (const [command = '', ...parts] of steps) {
    console.log(`\n=== ${command} ${parts.join(' ')}`);
    const { status, error } = spawnSync(command, parts, {
      stdio: 'inherit',
      env: { ...process.env, ...browsers, ASTRO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
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
