/** What one installation of the embedded backend makes up for itself at its first start and keeps to itself. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const installationSchema = z.strictObject({
  /** Goes with every request of a browser. */
  publishableKey: z.string().startsWith('sb_publishable_'),
  /** Passes every row policy; scripts only. */
  secretKey: z.string().startsWith('sb_secret_'),
  /** Signs the access tokens. */
  jwtSecret: z.string().min(32),
  /** Of the demo accounts. */
  passwords: z.strictObject({
    pet_owner: z.string(),
    veterinarian: z.string(),
    clinic: z.string(),
    staff: z.string(),
  }),
});
export type Installation = z.infer<typeof installationSchema>;

const toToken = (bytes: number) => randomBytes(bytes).toString('base64url');

function createInstallation(): Installation {
  return {
    publishableKey: `sb_publishable_${toToken(24)}`,
    secretKey: `sb_secret_${toToken(24)}`,
    jwtSecret: toToken(48),
    passwords: { pet_owner: toToken(12), veterinarian: toToken(12), clinic: toToken(12), staff: toToken(12) },
  };
}

/** The installation of a data folder, made and written (readable by its owner only) when there is none. */
export function loadInstallation(folder: string | null): Installation {
  if (folder === null) return createInstallation();
  const file = join(folder, 'installation.json');
  if (existsSync(file)) {
    const parsed = installationSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (parsed.success) return parsed.data;
    throw new Error(`${file} is damaged; start afresh with \`npm run backend -- --reset\``);
  }
  const installation = createInstallation();
  writeFileSync(`${file}.new`, JSON.stringify(installation, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return installation;
}
