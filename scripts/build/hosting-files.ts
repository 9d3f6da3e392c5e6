/** Settings for hosts that do not read the CDN's files, written beside the blog's snapshot and never served. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { snapshotFolder } from '#backend/blog/snapshot.ts';
import type { HeaderRule, Redirect } from '#lib/hosting/cdn.ts';
import { toNetlifyHeaders } from '#lib/hosting/netlify.ts';
import { toNginxConfig } from '#lib/hosting/nginx.ts';

interface HostingFiles {
  /** Rules without a policy, and the one policy that fits every page. */
  rules: readonly HeaderRule[];
  policy: string;
  /** The same rules with a policy for each folder. */
  policies: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Folders whose page answers every address below it. */
  openFolders: readonly string[];
}

const folder = join(snapshotFolder, 'hosting');

export function writeHostingFiles({ rules, policy, policies, redirects, openFolders }: HostingFiles): void {
  mkdirSync(join(folder, 'netlify'), { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), toNginxConfig(policies, redirects, openFolders));
  writeFileSync(join(folder, 'netlify/_headers'), toNetlifyHeaders(rules, policy));
}
