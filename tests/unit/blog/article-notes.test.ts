import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { articleNotes } from '#data/article-notes.ts';
import { getArticleNote, toMentions } from '#lib/blog/article-note.ts';
import { articleNotesSchema, findUnsourced } from '#schemas/article-note.ts';
import { parseData } from '#schemas/parse-data.ts';

const folder = join(import.meta.dirname, '../../../supabase/seeds/posts');
const slugs = globSync('*.sql', { cwd: folder }).map((file) => basename(file, '.sql'));
const mentions = { signs: [], tests: ['BIO-11'] };

test("each of the laboratory's own articles has sources, the day they were looked up, and its tests", () => {
  const noted = articleNotes.map(({ slug }) => slug);
  const lacking = 'to be added to src/data/article-notes.ts';
  expect(
    slugs.filter((slug) => !noted.includes(slug)),
    lacking,
  ).toEqual([]);
  expect(
    noted.filter((slug) => !slugs.includes(slug)),
    'noted, and no seed',
  ).toEqual([]);
  for (const { slug, sources, tests } of articleNotes) {
    expect(sources.length, `${slug}: sources`).toBeGreaterThan(0);
    expect(tests.length, `${slug}: tests`).toBeGreaterThan(0);
  }
});

test('an article that no note stands beside stops the build', () => {
  expect(findUnsourced('notes.ts', slugs, articleNotes)).toEqual([]);
  expect(findUnsourced('notes.ts', ['new-one', 'old-one'], [{ slug: 'old-one' }])).toEqual([
    'notes.ts, new-one: sources and lookedUpOn are missing',
  ]);
});

test('nobody is said to have read an article before somebody has', () => {
  expect(articleNotes.filter(({ review }) => review !== undefined)).toEqual([]);
});

test.each([
  ['leptospirosis-after-the-floods', 'KIT-07'],
  ['parvovirus-when-to-test-a-puppy', 'KIT-01'],
  ['why-cushings-takes-more-than-one-test', 'HOR-16'],
  ['diabetes-one-glucose-is-not-enough', 'BIO-15'],
  ['a-swallowed-object-and-the-endoscope', 'END-05'],
  ['kidney-numbers-and-the-urine-beside-them', 'BIO-12'],
  ['why-a-citrate-tube-must-be-filled-to-the-line', 'HEM-13'],
  ['tick-fever-smear-antibody-or-pcr', 'SPL-03'],
])('the box of %s holds %s', (slug, code) => {
  expect(toMentions({ id: 1_000_000_001, slug, mentions }).tests).toContain(code);
});

test("no article writes a price: it links the test, whose page has today's", () => {
  const priced = slugs.filter((slug) => readFileSync(join(folder, `${slug}.sql`), 'utf8').includes('₹'));
  expect(priced).toEqual([]);
});

test('no article leads a diabetic pet to a fast', () => {
  expect(
    getArticleNote({ id: 1_000_000_001, slug: 'diabetes-one-glucose-is-not-enough' })?.tests,
  ).not.toContain('BIO-14');
});

test("an article of another's with the same name has neither", () => {
  const slug = 'parvovirus-when-to-test-a-puppy';
  expect(getArticleNote({ id: 7, slug })).toBeUndefined();
  expect(toMentions({ id: 7, slug, mentions })).toEqual(mentions);
});

test.each([
  [{ sources: [] }, 'sources'],
  [{ lookedUpOn: undefined }, 'lookedUpOn'],
  [{ lookedUpOn: '28 November' }, 'lookedUpOn'],
  [{ sources: [{ title: 'x', url: 'ftp://x' }] }, 'sources.0.url'],
  [{ tests: ['HEM1'] }, 'tests.0'],
  [{ review: { role: 'head of pathology' } }, 'review.on'],
])('a note with %j stops the build at %s', (change, field) => {
  const note = {
    slug: 'x',
    sources: [{ title: 'x', url: 'https://x.example/' }],
    lookedUpOn: '2026-11-28',
    tests: ['HEM-01'],
  };
  expect(() => parseData('notes.ts', articleNotesSchema, [{ ...note, ...change } as never])).toThrow(
    `notes.ts, 0.${field}: `,
  );
});
