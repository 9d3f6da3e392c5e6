/** `.local/status.json`: while a backend runs on this machine, it says where everything is. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { backendVariables } from '#config/build-environment.ts';

/** What belongs to this machine alone, ignored by git. */
export const localFolder = '.local';

const accountSchema = z.object({ email: z.string(), password: z.string() });

const statusSchema = z.object({
  siteUrl: z.string(),
  backendUrl: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  accounts: z.object({
    pet_owner: accountSchema,
    veterinarian: accountSchema,
    clinic: accountSchema,
    staff: accountSchema,
  }),
  /** Absolute path of the folder of mails. */
  mailDir: z.string(),
});
export type Status = z.infer<typeof statusSchema>;

const toFile = (local: string) => join(local, 'status.json');

/** What a build beside the backend needs to know of it, as variables. */
function writeVariables({ siteUrl, backendUrl, publishableKey }: Status): void {
  const variables = {
    SITE_URL: siteUrl,
    SUPABASE_URL: backendUrl,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
  };
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(backendVariables, lines.join(''));
}

/** Writes the file and returns the function that removes it; the end of the process removes it in any case. */
export function publishStatus(status: Status, local = localFolder): () => void {
  const file = toFile(local);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(status, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  if (local === localFolder) writeVariables(status);
  const remove = () => {
    process.off('exit', remove);
    rmSync(file, { force: true });
    if (local === localFolder) rmSync(backendVariables, { force: true });
  };
  process.on('exit', remove);
  return remove;
}

/** The status that a running backend has left; null when there is none or when it is not understood. */
export function readStatus(local = localFolder): Status | null {
  try {
    return statusSchema.parse(JSON.parse(readFileSync(toFile(local), 'utf8')));
  } catch {
    return null;
  }
}
