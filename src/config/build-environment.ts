import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { parseEnvironment } from '#config/environment.ts';
import { requireKey } from '#config/require-key.ts';
import type { Environment } from '#schemas/environment.ts';

/** Where a backend of this machine is unless it is moved. */
export const localBackend = 'http://127.0.0.1:54321';

/** Written by an embedded backend while it runs: the variables of a build beside it. */
export const backendVariables = '.local/backend.env';

/** Adds the variables of a file to those of the process; an empty one counts as missing. */
function addVariables(file: string): void {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8'))))
    process.env[name] ||= value;
}

/**
 * The variables of a build: of this process, then of `.env`, then of the backend that runs on this machine. They stand in
 * `process.env` afterwards, where `astro:env` reads them. Throws one line for each that is wrong.
 */
export function loadBuildEnvironment(): Environment {
  addVariables('.env');
  if (!process.env.SUPABASE_URL) addVariables(backendVariables);
  const environment = parseEnvironment(process.env);
  requireKey(environment);
  return environment;
}

/** Hosts whose pictures every article may show: those that are named, and the hosted project's own, which keeps uploaded ones. */
export const listImageHosts = ({ IMAGE_HOSTS, SUPABASE_URL }: Environment): string[] => [
  ...IMAGE_HOSTS,
  ...(SUPABASE_URL?.startsWith('https://') ? [new URL(SUPABASE_URL).host] : []),
];
