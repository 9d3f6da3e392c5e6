import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { claims } from '#data/claims.ts';
import { services } from '#data/services.ts';
import { specimens } from '#data/specimens.ts';
import { stats } from '#data/stats.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const bodyOf = (source: string) => source.split(/^---$/m).slice(2).join('---');

/**
 * Names under which the code keeps something in a browser: constants called keys, names written where the storage is used,
 * and the beginning of the offline copy's name.
 */
function listStorageKeys(): string[] {
  const files = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' });
  const code = files.filter((name) => /\.(ts|tsx|astro)$/.test(name)).map((name) => read(`src/${name}`));
  const written = [
    /\b(?:\w+K|k)ey = '([\w-]+)'/g,
    /\b(?:getItem|setItem|removeItem|readStored|writeStored)\('([\w-]+)'/g,
    /\b(?:local|session)Storage\.(?!getItem|setItem|removeItem)([\w-]+)/g,
  ].flatMap((form) => code.flatMap((text) => [...text.matchAll(form)].map(([, key = '']) => key)));
  const [, kept = ''] = /name: `([\w-]+)\$\{/.exec(read('src/integrations/offline-copy.ts')) ?? [];
  return [...written, kept];
}

const serviceTexts = services.map((service) => service.id);
const legalTexts = ['privacy', 'terms', 'cookies'];

describe('service texts', () => {
  test('there is one for each service', () => {
    expect(readdirSync(new URL('src/content/services/', root)).sort()).toEqual(
      serviceTexts.map((id) => `${id}.mdx`).sort(),
    );
  });

  test.each(serviceTexts)('%s has 250 to 450 words and its lists', (id) => {
    const body = bodyOf(read(`src/content/services/${id}.mdx`));
    const words = body.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
    expect(words.length).toBeGreaterThanOrEqual(250);
    expect(words.length).toBeLessThanOrEqual(450);
    expect(body).toMatch(/^- /m);
    expect(body).not.toMatch(/^# /m);
    expect(body).not.toContain('!');
  });

  test.each([
    [
      'hematology',
      [
        'Automated urinalysis',
        'RDW',
        '(PT)',
        '(PTT)',
        'TLC and DLC',
        'pleural and ascitic fluids',
        '24 hours a day, 7 days a week',
        '7 am to 5 pm',
      ],
    ],
    [
      'biochemistry',
      [
        'Liver enzymes',
        'Kidney function',
        'Specific enzymes or proteins',
        'Specialized tests by clinical indication',
        '24 hours a day',
        'Fasting is optional',
      ],
    ],
    [
      'microbiology',
      ['Detection and identification', 'Enumeration and quantification', 'Antibiotic sensitivity analysis'],
    ],
    [
      'histopathology',
      [
        'Sample Collection',
        'Processing and Embedding',
        'Sectioning',
        'Staining',
        'Microscopic Examination',
        'Diagnostic Interpretation',
        'Reporting',
      ],
    ],
    ['radiology', ['Digital X-ray', 'Ultrasound']],
  ])('%s says what the specification lists', (id, phrases) => {
    const body = bodyOf(read(`src/content/services/${id}.mdx`));
    for (const phrase of phrases) expect(body).toContain(phrase);
  });
});

describe('service texts beside the price lists', () => {
  const bodies = serviceTexts.map((id) => ({ id, body: bodyOf(read(`src/content/services/${id}.mdx`)) }));
  const textOf = (id: string) => bodies.find((one) => one.id === id)?.body ?? '';

  test('haemolysed serum is refused for the tests that the sample guide names', () => {
    const [, tests = ''] =
      /haemolysed for ([^;]+);/.exec(specimens['Serum (Plain)'].rejectedForSome ?? '') ?? [];
    expect(tests).toContain('phosphorus');
    expect(textOf('biochemistry')).toContain(`haemolysed serum is refused for ${tests};`);
  });

  test('a swab travels as the sample guide says, and no fluid is taken for culture', () => {
    expect(textOf('microbiology')).toContain('at room temperature or cool, never frozen');
    for (const { id, body } of bodies) expect(body, id).not.toMatch(/[Ff]luid.*bottle for culture/);
  });

  test.each(['hematology', 'biochemistry', 'microbiology', 'radiology'])(
    '%s says what cannot wait for a result',
    (id) => expect(textOf(id)).toContain('call the nearest emergency vet now'),
  );
});

describe('legal texts', () => {
  test.each(legalTexts)('%s is made of sections, paragraphs and lists', (id) => {
    const body = bodyOf(read(`src/content/legal/${id}.mdx`));
    expect(body).toMatch(/^## /m);
    expect(body).not.toMatch(/^(#|###+) |<[a-z]|^\|/im);
  });

  test.each(legalTexts)('%s takes names and numbers from the site configuration', (id) => {
    expect(read(`src/content/legal/${id}.mdx`)).not.toMatch(/@[a-z]+\.|\+91/);
  });

  test('privacy names the law, the rights and the grievance contact', () => {
    const text = read('src/content/legal/privacy.mdx');
    for (const phrase of [
      'Digital Personal Data Protection Act, 2023',
      'withdraw',
      'grievance officer',
      'Data Protection Board of India',
      'Children',
      'summary',
      'erased',
    ]) {
      expect(text).toContain(phrase);
    }
  });

  test('cookies names what the browser keeps: all of it, and nothing else', () => {
    const text = read('src/content/legal/cookies.mdx');
    const documented = [...text.matchAll(/^- \*\*[^`\n]*`([^`]+)`/gm)].map(([, key = '']) =>
      key.replace(/_\d+$/, ''),
    );
    // What is damaged is set aside under its own name and this ending.
    const isOwn = (key: string) => !key.endsWith('_damaged');
    const kept = [...listStorageKeys(), stats.stripCounter.storageKey, claims.whyChooseUs.storageKey];
    expect(documented.filter(isOwn).toSorted()).toEqual([...new Set(kept.filter(isOwn))].sort());
  });
});

describe('docs/before-launch.md', () => {
  const list = read('docs/before-launch.md');

  test('names every data file with words of its own', () => {
    // The price lists have their own document; of the others these say nothing to visitors.
    const files = readdirSync(new URL('src/data/', root)).filter(
      (name) => name.endsWith('.ts') && !['pictures.ts', 'references.ts', 'sample-drafts.ts'].includes(name),
    );
    expect(files).toContain('problems.ts');
    for (const name of files) expect(list).toContain(`src/data/${name}`);
    for (const id of legalTexts) expect(list).toContain(`src/content/legal/${id}.mdx`);
    for (const id of serviceTexts) expect(list).toContain(id);
    expect(list).toContain('src/config/site.ts');
  });

  test('asks for the proof of every claim', () => {
    const ids = [
      ...claims.features.map((claim) => claim.id),
      ...claims.listing.map((claim) => claim.id),
      ...claims.trust.figures.map((claim) => claim.id),
      ...claims.whyChooseUs.counters.map((counter) => counter.id),
    ];
    for (const id of ids) expect(list).toContain(`\`${id}\``);
  });
});
