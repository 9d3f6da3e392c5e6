import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { collectionRules } from '#data/specimens.ts';
import { CollectionSheet } from '#islands/Plan/CollectionSheet.tsx';
import { Preparation } from '#islands/Plan/Preparation.tsx';
import { isPlanPageData, type PlanPageData } from '#lib/plan/page-data.ts';
import { toPlan } from '#lib/plan/plan.ts';
import { english } from '#lib/plan/words.ts';
import { GET } from '#pages/[...locale]/plan.json.ts';

/** The file that the page reads. */
async function load(): Promise<PlanPageData> {
  const file: unknown = await GET({ params: {} }).json();
  if (!isPlanPageData(file)) throw new Error('not the data of the plan');
  return file;
}

const data = await load();

const pet = { species: null, kg: null };
const toWords = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(' :', ':');

/** The words of a plan on paper. */
function print(...ids: string[]): string {
  return toWords(
    renderToStaticMarkup(
      <CollectionSheet
        plan={toPlan(ids, pet, data)}
        data={data}
        visit={{ pet, branch: null, collected: null, petName: '', time: '' }}
        branch={null}
        notes={[]}
        taken={null}
        reports={null}
        link="https://example.org/plan"
      />,
    ),
  );
}

/** What the screen says of preparing. */
const show = (...ids: string[]) =>
  toWords(
    renderToStaticMarkup(
      <Preparation plan={toPlan(ids, pet, data)} times={null} locale="en" words={english} />,
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
