import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prefixedLocales } from '#config/locales.ts';
import type { EmbeddedBackend } from '../../scripts/embedded/start.ts';
import { copyProject, type ProjectCopy, type Run } from '../../scripts/project-copy.ts';
import { startInMemory } from '../backend/support/people.ts';
import { listEnglish } from './english-left.ts';
import { listUnstyledClasses } from './unstyled-classes.ts';

/** How many articles a new database begins with. */
const articles = globSync('supabase/seeds/posts/*.sql').length;

let backend: EmbeddedBackend;
let project: ProjectCopy;
let surroundings: Record<string, string>;

/** The site is built anew by `astro build`, with more variables where a test gives them. */
const build = (env: Record<string, string> = {}): Promise<Run> =>
  project.run('astro', ['build'], { ...surroundings, ...env });

/** Every file of a built site with the hash of its bytes. */
function list(folder = 'dist'): Record<string, string> {
  const dist = join(project.folder, folder);
  const files = globSync('**/*', { cwd: dist }).filter((file) => statSync(join(dist, file)).isFile());
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(dist, file)))
        .digest('hex'),
    ]),
  );
}

beforeAll(async () => {
  backend = await startInMemory({ seed: true });
  surroundings = {
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SOURCE_DATE_EPOCH: String(Date.parse('2026-11-01') / 1000),
  };
  project = copyProject();
  const { code, output } = await project.run('node', ['scripts/build.ts'], surroundings);
  if (code !== 0) throw new Error(output);
}, 240_000);
afterAll(async () => {
  await backend.close();
  project.delete();
});

test('the sitemap names the addresses that the site has always had, and each is a page', () => {
  const found = project.read('dist/sitemap-0.xml').match(/(?<=<loc>)[^<]+/g) ?? [];
  const paths = found.map((url) => new URL(url).pathname).sort();
  const fixture = 'tests/fixtures/addresses/sitemap.txt';
  const written = readFileSync(fixture, 'utf8').trim().split('\n');
  expect(
    paths.filter((path) => !written.includes(path)),
    `new: add to ${fixture}`,
  ).toEqual([]);
  expect(
    written.filter((path) => !paths.includes(path)),
    `in ${fixture} and no longer a page`,
  ).toEqual([]);
  const files = list();
  for (const path of paths) expect(files).toHaveProperty([join('.', decodeURI(path), 'index.html')]);
});

test.each(prefixedLocales)('pages in %s say nothing in English but names', (locale) => {
  const pages = globSync(`${locale}/**/*.html`, { cwd: join(project.folder, 'dist') });
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect(listEnglish(project.read(`dist/${page}`)), page).toEqual([]);
});

test("a page's sheet reads every file whose utilities the page wears", () => {
  const paths = globSync('**/*.html', { cwd: join(project.folder, 'dist') });
  const pages = paths.map((path) => ({ path, html: project.read(`dist/${path}`) }));
  expect(listUnstyledClasses(pages)).toEqual([]);
});

test("no page holds a rule that is Tailwind's to read: its sheet was imported by itself", () => {
  const paths = globSync('**/*.html', { cwd: join(project.folder, 'dist') });
  expect(
    paths.filter((path) =>
      /@(?:utility|source|apply|theme|custom-variant)\b/.test(project.read(`dist/${path}`)),
    ),
  ).toEqual([]);
});

test('a page in two languages names both, and each its own address', () => {
  for (const [page, own] of [
    ['branches', 'branches'],
    ['hi/branches', 'hi/branches'],
  ]) {
    const html = project.read(`dist/${page}/index.html`);
    const find = (pattern: RegExp) => pattern.exec(html)?.[1];
    expect(find(/rel="canonical" href="[^"]*:4321\/([^"]*)"/)).toBe(own);
    expect(find(/hreflang="en" href="[^"]*:4321\/([^"]*)"/)).toBe('branches');
    expect(find(/hreflang="hi" href="[^"]*:4321\/([^"]*)"/)).toBe('hi/branches');
    expect(find(/hreflang="x-default" href="[^"]*:4321\/([^"]*)"/)).toBe('branches');
  }
  expect(project.read('dist/sitemap-0.xml')).toMatch(
    /\/branches<\/loc>.*?hreflang="hi" href="[^"]*\/hi\/branches"/,
  );
  expect(project.read('dist/blogs/index.html')).not.toContain('rel="alternate" hreflang="hi"');
});

test('every moved address leads to a page that is there', () => {
  const lines = project.read('dist/_redirects').trim().split('\n');
  const files = list();
  const targets = lines
    .filter((line) => line.endsWith(' 301'))
    .map((line) => line.split(' ')[1]?.split('#')[0] ?? '');
  expect(targets.length).toBeGreaterThan(700);
  for (const target of new Set(targets))
    expect(files).toHaveProperty([join('.', decodeURI(target), 'index.html')]);
});

test('only a changed article is formatted again, and `astro build` gives all else as `npm run build` gave it', async () => {
  const first = list();
  const [post] = await backend.sql<{ slug: string }>(
    `update posts set content = '<p>Words of today.</p>' || content where id = (select min(id) from posts) returning slug`,
  );
  const { output } = await build();
  expect(output).toContain(`${articles} articles`);
  expect(output).toContain(`${articles - 1} of them unchanged`);
  const page = `blog/${post?.slug}/index.html`;
  expect(project.read(`dist/${page}`)).toContain('Words of today.');
  const files = list();
  expect(Object.keys(files)).toEqual(Object.keys(first));
  expect(Object.keys(files).filter((file) => files[file] !== first[file])).toEqual([page]);
}, 240_000);

test('where the backend is away, the last copy serves, loudly', async () => {
  const away = { SUPABASE_URL: 'http://127.0.0.1:9' };
  const { code, output } = await build(away);
  expect(code, output).toBe(0);
  expect(output).toContain('!!! THE BLOG COULD NOT BE READ !!!');
  expect(project.read('dist/blogs/index.html').match(/href="\/blog\//g)?.length).toBeGreaterThan(8);

  const before = list();
  project.remove('.local/astro');
  const without = await build(away);
  expect(without.code).toBe(1);
  expect(without.output).toMatch(/The (posts|categories) could not be read \(.*\) and there is no copy/);
  expect(list()).toEqual(before);
}, 240_000);

const faults = {
  'a price below zero': [
    'src/data/catalogues/hematology.ts',
    (text: string) => text.replace(/price: \d+/, 'price: -5'),
    /src\/data\/catalogues\/hematology\.ts, HEM-01, price: /,
  ],
  'a problem without a sign': [
    'src/data/problems.ts',
    (text: string) => text.replace(/sign: '[^']+'/, "sign: ''"),
    /src\/data\/problems\.ts, items\.0\.sign: /,
  ],
  'a legal text without a day': [
    'src/content/legal/terms.mdx',
    (text: string) => text.replace(/^updated: .*$/m, 'updated: soon'),
    /legal → terms|terms\.mdx/,
  ],
  // Found by the bundler, when Astro has emptied the folder that it builds in.
  'a text that ends in the middle of a tag': [
    'src/content/services/radiology.mdx',
    (text: string) => `${text}\n\nHere <b blood`,
    /services\/radiology\.mdx/,
  ],
} as const;
test.each(Object.entries(faults))(
  '%s stops the build by name, and the last site stays',
  async (_, fault) => {
    const [file, spoil, words] = fault;
    const before = list();
    const whole = project.read(file);
    project.write(file, spoil(whole));
    const { code, output } = await build();
    project.write(file, whole);
    expect(code).toBe(1);
    expect(output).toMatch(words);
    expect(list()).toEqual(before);
  },
  120_000,
);

test('a variable that cannot be stops the build by name', async () => {
  const { code, output } = await build({ CHAT_NUMBER: 'call us' });
  expect(code).toBe(1);
  expect(output).toContain('CHAT_NUMBER must be digits only');
}, 120_000);
