import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { collectionRules } from '#data/specimens.ts';
import { CollectionSheet } from '#islands/Plan/CollectionSheet.tsx';
import { Preparation } from '#islands/Plan/Preparation.tsx';
import { isPlanPageData, type PlanPageData } from '#lib/plan/page-data.ts';
import { toPlan } from '#lib/plan/plan.ts';
import { english } from '#lib/plan/words.ts';
import { GET } from '#pages/[...locale]/plan.json.ts';
import { listEnglish } from '../../build/english-left.ts';

/** The file that the page reads. */
async function load(locale?: string): Promise<PlanPageData> {
  const file: unknown = await GET({ params: { locale } }).json();
  if (!isPlanPageData(file)) throw new Error('not the data of the plan');
  return file;
}

const data = await load();
const hindi = await load('hi');

const pet = { species: null, kg: null };
const toWords = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(' :', ':');

const toSheet = (ids: readonly string[], facts: PlanPageData): ReactNode => (
  <CollectionSheet
    plan={toPlan(ids, pet, facts)}
    data={facts}
    visit={{ pet, branch: null, collected: null, petName: '', time: '', message: null }}
    branch={null}
    notes={[]}
    taken={null}
    reports={null}
    link="https://example.org/plan"
  />
);

/** The words of a plan on paper. */
const print = (...ids: string[]): string => toWords(renderToStaticMarkup(toSheet(ids, data)));

/** What the screen says of preparing. */
const show = (...ids: string[]) =>
  toWords(
    renderToStaticMarkup(
      <Preparation
        plan={toPlan(ids, pet, data)}
        containers={data.containers}
        times={null}
        locale="en"
        words={english}
      />,
    ),
  );

describe('paper says how to prepare and to draw', () => {
  test.each([
    ['HEM-19', 'Both tubes from the recipient and both from the donor'],
    ['BIO-35', 'straight onto ice; spin it and separate the plasma within 30 min'],
    ['BIO-07', 'one 2 h after a fatty meal'],
    ['BIO-07', '12 hours without food'],
    ['BIO-17', 'one every 2 h'],
    ['CLI-04', 'A diet without meat that the vet chooses: 3 days or more for a dog, 5 or more for a cat'],
    ['HEM-01', 'two air-dried smears'],
    ['END-02', '12 to 18 hours without food'],
    ['END-05', 'Do not feed'],
    ['PAN-02', 'Citrate tube first'],
    ['CLI-01', 'No fast is needed'],
  ])('%s: %s', (id, words) => {
    expect(print(id)).toContain(words);
  });

  test('whatever an entry asks for stands on paper and screen alike', () => {
    for (const { code, preparation, collection } of data.entries) {
      for (const words of [preparation, collection]) {
        if (words === null) continue;
        const html = toWords(renderToStaticMarkup(<p>{words}</p>)).trim();
        expect(print(code), code).toContain(html);
        expect(show(code), code).toContain(html);
      }
    }
  });
});

test('a plan of procedures alone speaks of no sample', () => {
  const draw = [collectionRules.label, 'Date and time of the draw', 'Drawn by', 'at the draw'];
  for (const words of draw) {
    expect(print('END-05', 'RAD-01')).not.toContain(words);
    expect(print('END-05', 'RAD-01', 'HEM-01')).toContain(words);
  }
  expect(show('END-05', 'RAD-01')).not.toContain('sample reaches');
  expect(show('RAD-01', 'HEM-01')).toContain('Times count from when the sample reaches the laboratory.');
});

describe('in Hindi', () => {
  const { words = english } = hindi;
  const prepare = (...ids: string[]): ReactNode => (
    <Preparation
      plan={toPlan(ids, pet, hindi)}
      containers={hindi.containers}
      times={null}
      locale="hi"
      words={words}
    />
  );
  const onScreen = words.plan.preparation.vetsInEnglish;
  const onPaper = words.plan.sheet.vetsInEnglish;

  test('paper and screen say in one line that the notes for the vet are English', () => {
    for (const { code, collection } of hindi.entries.filter(({ collection }) => collection !== null)) {
      const screen = toWords(renderToStaticMarkup(prepare(code)));
      const paper = toWords(renderToStaticMarkup(toSheet([code], hindi)));
      expect(screen.split(onScreen), code).toHaveLength(2);
      expect(paper.split(onPaper), code).toHaveLength(2);
      expect(screen.indexOf(onScreen), code).toBeLessThan(
        screen.indexOf(toWords(renderToStaticMarkup(<p>{collection}</p>))),
      );
    }
  });

  test('what is refused is told with the owners’ name of the sample', () => {
    const screen = toWords(renderToStaticMarkup(prepare('HEM-01', 'BIO-01')));
    expect(screen).toContain(`${hindi.containers['Whole Blood (EDTA)'].name}: `);
    expect(screen).not.toContain('Whole Blood (EDTA)');
  });

  test('nothing for vets, no such line', () => {
    expect(renderToStaticMarkup(prepare('RAD-01'))).not.toContain(onScreen);
    expect(renderToStaticMarkup(toSheet(['RAD-01'], hindi))).not.toContain(onPaper);
  });

  test('whatever is not marked as English is Hindi', () => {
    for (const { code } of hindi.entries)
      for (const part of [prepare(code), toSheet([code], hindi)])
        expect(listEnglish(renderToStaticMarkup(part)), code).toEqual([]);
  });
});
