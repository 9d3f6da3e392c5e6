import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packages } from '#data/packages.ts';
import { formatArticle, formatInParts } from '#lib/article/format.ts';
import { htmlToText } from '#lib/article/text.ts';
import { findMentions } from '#lib/blog/mentions.ts';
import { getByCode } from '#lib/catalogue/lookup.ts';
import { folder, readSeed, readSql, slugs } from './seeds.ts';

/** Words that the emergency line of each of the laboratory's own articles has to hold, by slug. */
const emergencies: Readonly<Record<string, readonly string[]>> = {
  'a-lump-and-the-needle-test': ['bleeds', 'swells', 'breathing', 'collapses'],
  'a-swallowed-object-and-the-endoscope': ['swallowed', 'vomit', 'food', 'water', 'pull', 'thread'],
  'a-yearly-check-for-the-older-dog': ['breathing', 'collapse', 'belly', 'bleeding'],
  'blood-tests-before-surgery': ['bleeding', 'breathing', 'white gums', 'collapse'],
  'diabetes-one-glucose-is-not-enough': ['vomits', 'weak', 'sweet breath', 'trembles', 'low sugar'],
  'fasting-before-a-blood-test': ['weakness', 'trembling', 'fit', 'collapse', 'low sugar'],
  'how-to-collect-a-urine-sample-at-home': ['strains', 'no urine', 'male cat'],
  'how-to-read-a-complete-blood-count': ['white gums', 'collapse', 'breathing', 'bleeding'],
  'itching-scrape-tape-or-culture': ['swollen face', 'hives', 'breathing', 'pale gums'],
  'kidney-numbers-and-the-urine-beside-them': ['no urine', 'vomits', 'grapes', 'painkiller', 'lily'],
  'leptospirosis-after-the-floods': ['yellow', 'little', 'urine', 'gloves', 'people'],
  'parvovirus-when-to-test-a-puppy': ['bloody diarrhoea', 'vomiting', 'weakness', 'sample'],
  'preparing-for-an-abdominal-ultrasound': ['swollen tight belly', 'breathing', 'collapse', 'urine'],
  'tick-fever-smear-antibody-or-pcr': ['pale', 'gums', 'bleeding', 'collapse'],
  'ticks-and-the-rainy-season': ['pale', 'gums', 'bleeding', 'collapse'],
  'what-a-urine-dipstick-cannot-tell': ['strains', 'no urine', 'diabetes', 'vomits'],
  'what-an-echocardiogram-shows': ['breathe', '30 breaths a minute', 'asleep', 'gums', 'hind legs'],
  'what-liver-enzymes-do-and-do-not-say': ['yellow gums or eyes', 'vomiting', 'bleeding'],
  'when-to-test-thyroid-in-an-old-cat': ['breathes hard', 'open mouth', 'collapses', 'hind legs'],
  'which-tube-for-which-test': ['collapsed', 'bleeds', 'breathes hard'],
  'why-a-citrate-tube-must-be-filled-to-the-line': ['bleeding', 'bruises', 'rat poison'],
  'why-cushings-takes-more-than-one-test': ['breathes hard', 'collapses', 'weak', 'vomits'],
  'worms-and-the-stool-test': ['pale gums', 'bloody', 'belly', 'weakness'],
  'x-ray-or-ultrasound-which-first': ['swollen tight belly', 'breathing', 'collapse', 'swallowed'],
};

/** Who is not fasted for a blood test: each group by a word that stands for it in bold. */
const neverFasted = [
  ...['rabbits', 'guinea pigs', 'small mammals', 'birds', 'ponies', 'donkeys', 'horses'],
  ...['cattle', 'goats', 'calves', 'puppies', 'kittens', 'four months', 'toy breeds'],
  ...['pregnant', 'nursing', 'diabetes', 'insulin', 'insulinoma', 'cat that has stopped eating'],
  ...['fits', 'collapse', 'weakness', 'trembling'],
];

const whoIsNeverFasted = '/blog/fasting-before-a-blood-test';
const context = { base: null, imageHosts: [], resolveLink: () => null };

/** What stands before the first heading, and the paragraphs of it. */
const readTop = (html: string): string => html.split('<h2', 1)[0] ?? '';
const listParagraphs = (html: string): string[] => html.match(/<p[ >].*?<\/p>/gs) ?? [];

test('the words of the emergency line are written down for each article', () => {
  const missing = slugs.filter((slug) => !(slug in emergencies));
  expect(missing, 'to be added to emergencies in tests/unit/blog/seed-articles.test.ts').toEqual([]);
  expect(
    Object.keys(emergencies).filter((slug) => !slugs.includes(slug)),
    'without an article',
  ).toEqual([]);
});

test('every article is in categories that are there, and has its picture', () => {
  const categories = readFileSync(join(folder, '../categories.sql'), 'utf8');
  const faults = slugs.flatMap((slug) => {
    const sql = readSql(slug);
    const ids = /^ {2}'\{([\d,]*)\}',$/m.exec(sql)?.[1]?.split(',') ?? [];
    const picture = /"url": "([^"]+)"/.exec(sql)?.[1] ?? '';
    return [
      ...(ids.length === 0 ? [`${slug}.sql: no category`] : []),
      ...ids.filter((id) => !categories.includes(`(${id},`)).map((id) => `${slug}.sql: no category ${id}`),
      ...(existsSync(`public${picture}`) ? [] : [`${slug}.sql: no picture public${picture}`]),
    ];
  });
  expect(faults).toEqual([]);
});

describe('the emergency line', () => {
  test.each(Object.entries(emergencies))('%s', (slug, words) => {
    const { lede } = formatInParts(readSeed(slug).html, context);
    // The page draws it as a box of its own, with the words that open the article.
    const line = listParagraphs(lede)
      .slice(0, 2)
      .find((paragraph) => paragraph.startsWith('<p class="callout"><strong>Emergency:</strong>'));
    const text = htmlToText(line ?? '');
    expect(
      text,
      'the text begins with <p><strong>Emergency:</strong> …</p>, and the article has 200 characters or more',
    ).not.toBe('');
    for (const word of [...words, 'vet now']) expect(text).toContain(word);
    // As short as the block that a phone paints first may be and leave that part to the article's own first words.
    expect(text.length).toBeLessThan(200);
  });
});

describe('fasting', () => {
  const { html } = readSeed('fasting-before-a-blood-test');
  const parts = html.split('<h2>');

  test('the groups that are never fasted stand in one list, before the hours of any test', () => {
    const at = parts.findIndex((part) => neverFasted.every((word) => part.toLowerCase().includes(word)));
    const hours = parts.findIndex((part) => part.includes('<table'));
    expect(at).toBeGreaterThan(0);
    expect(hours).toBeGreaterThan(at);
    const bold = [...(parts[at] ?? '').matchAll(/<li><strong>(.*?)<\/strong>/g)].map(([, name = '']) =>
      name.toLowerCase(),
    );
    expect(neverFasted.filter((word) => !bold.some((name) => name.includes(word)))).toEqual([]);
  });

  test('the kidney profile is told apart from a large meat meal', () => {
    expect(html).toMatch(/[Kk]idney[^.]*meat meal/);
  });

  test('each panel and pack with a fast is named, and the one for diabetes is not fasted for', () => {
    const toTitle = (code: string) => getByCode(code).entry.title;
    for (const code of ['PAN-04', 'PAN-07', 'PAN-08']) expect(html).toContain(toTitle(code));
    for (const { name } of packages.items) expect(html).toContain(name.replace(' Package', ''));
    const [sentence = ''] = html.split(/[.]\s/).filter((words) => words.includes(toTitle('PAN-03')));
    expect(sentence).toMatch(/no pet is fasted/);
  });

  test('every other article that speaks of an empty stomach leads to that list', () => {
    const speaks = /\b(fasted|fasting test|empty stomach|without food|no food for|hour fast)\b/;
    const found = slugs.filter(
      (slug) => slug !== 'fasting-before-a-blood-test' && speaks.test(htmlToText(readSeed(slug).html)),
    );
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((slug) => !readSeed(slug).html.includes(`href="${whoIsNeverFasted}"`))).toEqual([]);
  });

  test('a pet that may have diabetes is led to the glucose that needs no fast', () => {
    const seed = readSeed('diabetes-one-glucose-is-not-enough');
    const { text } = formatArticle(seed.html, context);
    const { tests } = findMentions({ title: seed.title, categories: [], text });
    expect(tests).toContain('BIO-15');
    expect(tests).not.toContain('BIO-14');
  });
});

describe('words of the laboratory are explained where they stand', () => {
  const explained: readonly (readonly [word: string, meaning: RegExp])[] = [
    ['titre', /titre \(how (many|much)/],
    ['sediment', /sediment, what sinks when urine is spun/],
    ['buffy coat', /buffy coat \(the thin white layer/],
    ['absolute count', /how many of a kind there are in a drop of blood/],
    ['lipaemic', /lipaemic" \(fat in the blood\)/],
    ['Specific gravity', /how strong the urine is|Specific gravity by refractometer/],
    ['Fructosamine', /average sugar|Fructosamine, progesterone, thyroid/],
    ['PCV', /PCV \(the share of red cells\)/],
    ['lectrolytes', /lectrolytes \(salts/],
    ['reticulocyte', /young red cells/],
    ['murmur', /murmur (\(an extra sound|is a sound)/],
    ['coccidia', /coccidia \(parasites of a single cell/],
    ['free T4', /free T4 \(the part of the hormone/],
    ['Demodex', /Demodex, a mite/],
    ['IgE', /IgE value \(one kind of antibody/],
  ];
  test.each(explained)('%s', (word, meaning) => {
    const texts = slugs.map((slug) => htmlToText(readSeed(slug).html)).filter((text) => text.includes(word));
    expect(texts.length).toBeGreaterThan(0);
    // At its first place, and within a line or two of it.
    const places = texts.map((text) => text.slice(text.indexOf(word)).slice(0, 120));
    expect(places.filter((place) => !meaning.test(place))).toEqual([]);
  });

  test('and no article writes long sentences', () => {
    for (const slug of slugs) {
      const lines = readSeed(slug).html.replace(/<\/(li|p|td|th|h2|h3)>/g, '. ');
      const sentences = htmlToText(lines)
        .split(/[.?!:;]\s/)
        .map((sentence) => sentence.split(/\s+/).filter(Boolean).length)
        .filter((words) => words > 2);
      const average = sentences.reduce((sum, words) => sum + words, 0) / sentences.length;
      expect(average, slug).toBeLessThan(14);
    }
  });
});

test('a swallowed object: what not to do stands before the first heading', () => {
  const top = htmlToText(readTop(readSeed('a-swallowed-object-and-the-endoscope').html)).toLowerCase();
  for (const word of ['no food', 'no water', 'not make it vomit', 'not pull a thread', 'go to a vet now'])
    expect(top).toContain(word);
  for (const means of ['salt', 'mustard oil', 'hydrogen peroxide']) expect(top).toContain(means);
});
