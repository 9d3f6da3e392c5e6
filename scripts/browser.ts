/** Finds a Chromium for the browser tests, or installs one. Run alone it prints the path. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const shellName = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where programs of these names are, in the order of the names. */
function findPrograms(...wanted: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
}

function findInstalled(): string | undefined {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (!isProgram(own)) throw new Error(`CHROMIUM_PATH is ${own}, which is not a program that can be run.`);
    return own;
  }
  return [chromium.executablePath()].filter(isProgram).concat(findPrograms(...names))[0];
}

function run(command: string, ...parts: string[]): boolean {
  console.log(`> ${command} ${parts.join(' ')}`);
  return (
    spawnSync(command, parts, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000 }).status === 0
  );
}

/** Installs a package of Debian's, where there is apt-get and this user may use it; otherwise does nothing. */
function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return;
  run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
}

/**
 * Path of Chromium's headless shell, which opens pages in a third of the time, installed where this user may; undefined
 * where there is none, and the browser serves for all.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env.HEADLESS_SHELL_PATH) return process.env.HEADLESS_SHELL_PATH;
  if (findPrograms(shellName).length === 0) installPackage(shellName);
  return findPrograms(shellName)[0];
}

/** Path of a Chromium that can be run. Throws, saying what to do, when there is none and none can be installed. */
export function requireChromium(): string {
  const installed = findInstalled();
  if (installed) return installed;
  console.log('No Chromium here; installing one.');
  run('playwright', 'install', 'chromium');
  if (!findInstalled()) installPackage('chromium');
  const found = findInstalled();
  if (!found) {
    throw new Error(
      'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.',
    );
  }
  return found;
}

if (import.meta.main) console.log(requireChromium());
