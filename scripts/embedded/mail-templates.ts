/** The templates of mails that `supabase/config.toml` names, for the embedded backend as for a hosted project. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const kinds = ['confirmation', 'recovery', 'email_change'] as const;

type Template = { subject: string; content_path: string };

function readTemplate(config: string, kind: string): Template {
  const section = new RegExp(`^\\[auth\\.email\\.template\\.${kind}\\]([^[]*)`, 'm').exec(config)?.[1] ?? '';
  const read = (name: string): string => {
    const value = new RegExp(`^${name}\\s*=\\s*(".*")$`, 'm').exec(section)?.[1];
    if (!value) throw new Error(`supabase/config.toml: [auth.email.template.${kind}] ${name} is missing`);
    return String(JSON.parse(value));
  };
  return { subject: read('subject'), content_path: join(root, read('content_path')) };
}

export function readMailTemplates(): Record<(typeof kinds)[number], Template> {
  const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8');
  const [confirmation, recovery, change] = kinds;
  return {
    [confirmation]: readTemplate(config, confirmation),
    [recovery]: readTemplate(config, recovery),
    [change]: readTemplate(config, change),
  };
}
