import { describe, expect, test } from 'vitest';
import { claims } from '#data/claims.ts';
import { getRefusalWords } from '#lib/catalogue/handling.ts';
import { getByCode, listedEntries } from '#lib/catalogue/lookup.ts';

const textOf = (code: string): string => {
  const { note, ownerText, collection, preparation } = getByCode(code).entry;
  return [note, ownerText, collection, preparation].join(' ');
};
const refusalsOf = (code: string): string[] =>
  getRefusalWords(getByCode(code)).flatMap(({ reasons }) => reasons);

describe('what a test cannot tell, or needs, is on its page', () => {
  test.each([
    ['A10', 'KIT-05', ['4Dx', 'Lyme', 'Babesia']],
    ['A11', 'MIC-08', ['aspirate', 'imprint', 'Call us before you send it', 'zoonosis']],
    ['A12', 'MIC-03', ['Cary-Blair', 'charcoal Amies', '2 h']],
    ['A17', 'HOR-07', ['1 to 3 days', 'too late']],
    ['A17', 'HOR-10', ['1 to 3 days', 'cannot tell the day of mating']],
    ['A21', 'BIO-29', ['butyrylcholinesterase', '25%', 'does not exclude', 'EDTA or heparin']],
    ['A24', 'PAN-04', ['never finds Cushing', "Addison's", 'UCCR or LDDST']],
    ['A25', 'PAN-08', ['BIO-15', 'BIO-38', 'no screen of a well pet']],
    ['A31', 'CYT-04', ['rabies', 'government vet', 'before the tap']],
    ['A31', 'HEM-08', ['rabies', 'government vet', 'before the tap']],
    ['A36', 'HEM-13', ['seconds beside a control', 'INR means nothing']],
    ['A38', 'HEM-12', ['washed in saline']],
    ['B5', 'BIO-14', ['within an hour or two']],
    ['A46', 'VIT-01', ['Poor diet', 'Shar-Pei', 'Border Collie', 'Giant Schnauzer']],
  ] as const)('%s: %s', (_number, code, words) => {
    const text = textOf(code);
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  test('A33: no fatty meal for a pet with pancreatitis, or with signs in the brain', () => {
    expect(getByCode('BIO-07').entry.fasting).toMatchObject({
      condition: expect.stringMatching(/fits.*pancreatitis/),
    });
  });
});

describe('a reason to refuse', () => {
  test.each(['BIO-02', 'BIO-31', 'BIO-34'])('A7: blood that stood unspun, for %s', (code) => {
    expect(refusalsOf(code).some((reason) => reason.includes('unspun'))).toBe(true);
  });

  test.each(['HEM-12', 'HEM-18', 'HEM-19'])('A38: is never that cells clump by themselves (%s)', (code) => {
    expect(refusalsOf(code).join(' ')).not.toMatch(/agglutinat|clump/);
  });
});

test.each(['insulin', 'PTH'])('the frozen sample of %s has a tube of its own (basket 9)', (kind) => {
  const code = kind === 'PTH' ? 'HOR-23' : 'HOR-20';
  expect(getByCode(code).entry.ownTube).toBe(kind);
});

test('A48: the number of tests stands beside the number that the lists hold', () => {
  const text = claims.features.find(({ id }) => id === 'different-tests')?.text;
  expect(text).toContain(String(listedEntries.length));
  expect(text).toContain('as stated by the laboratory');
});
