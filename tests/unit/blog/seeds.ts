import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where the articles stand that a new database begins with. */
export const folder = join(import.meta.dirname, '../../../supabase/seeds/posts');

export const slugs: readonly string[] = globSync('*.sql', { cwd: folder })
  .map((file) => basename(file, '.sql'))
  .sort();

export const readSql = (slug: string): string => readFileSync(join(folder, `${slug}.sql`), 'utf8');

export interface Seed {
  title: string;
  /** Markup, as the table has it. */
  excerpt: string;
  html: string;
  /** Null where the file has none. */
  hindi: { title: string; summary: string } | null;
}

export function readSeed(slug: string): Seed {
  const sql = readSql(slug);
  const [title, excerpt] = [...sql.matchAll(/^ {2}\$\$(.*)\$\$,$/gm)].map((match) => match[1]);
  const html = /\$html\$(.*?)\$html\$/s.exec(sql)?.[1];
  if (title === undefined || excerpt === undefined || html === undefined)
    throw new Error(`${slug}.sql: no title, no excerpt or no text`);
  const hindi = /\n {2}'(.+)',\n {2}'(.+)'\n\)\non conflict/.exec(sql);
  return {
    title,
    excerpt,
    html,
    hindi: hindi ? { title: hindi[1] ?? '', summary: hindi[2] ?? '' } : null,
  };
}
