/** Finds a Chromium for the browser tests, or installs one. Run alone it prints the path. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function findInstalled(): string | undefined {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (!isProgram(own)) throw new Error(`CHROMIUM_PATH is ${own}, which is not a program that can be run.`);
    return own;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...candidates].find(isProgram);
}

function run(command: string, ...parts: string[]): boolean {
  console.log(`> ${command} ${parts.join(' ')}`);
  return (
    spawnSync(command, parts, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000 }).status === 0
  );
}

/** Path of a Chromium that can be run. Throws, saying what to do, when there is none and none can be installed. */
export function requireChromium(): string {
  const installed = findInstalled();
  if (installed) return installed;
  console.log('No Chromium here; installing one.');
  run('playwright', 'install', 'chromium');
  if (!findInstalled() && process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq') &&
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  const found = findInstalled();
  if (!found) {
    throw new Error(
      'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.',
    );
  }
  return found;
}

if (import.meta.main) console.log(requireChromium());
