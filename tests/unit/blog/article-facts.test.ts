import { describe, expect, test } from 'vitest';
import { htmlToText } from '#lib/article/text.ts';
import { readSeed } from './seeds.ts';

/** What an article must tell, by the number of the fault that it had once. */
const told = [
  ['B2', 'ticks-and-the-rainy-season', ['525 dogs', '30%', '12%', '0.2%', 'kept at home']],
  ['B2', 'tick-fever-smear-antibody-or-pcr', ['2.3%', '49.7%', '12.2%', '0.2%', 'kept at home']],
  ['B3', 'ticks-and-the-rainy-season', ['amitraz', 'cat', 'toy breed', 'diabetes']],
  ['B4', 'a-yearly-check-for-the-older-dog', ['glucose', 'calcium', 'lipase']],
  ['B5', 'diabetes-one-glucose-is-not-enough', ['hour or two', 'to its mark', 'meter', 'sensor']],
  ['B8', 'x-ray-or-ultrasound-which-first', ['chest wall', 'fluid']],
  [
    'B11',
    'which-tube-for-which-test',
    ['royal-blue', 'without EDTA', 'Birds and reptiles need a green heparin tube'],
  ],
  ['B14', 'worms-and-the-stool-test', ['2, 4, 6 and 8 weeks', '6 months']],
  ['B15', 'a-lump-and-the-needle-test', ['pea or larger, or']],
  ['B17', 'parvovirus-when-to-test-a-puppy', ['often not parvo', 'panleukopenia']],
  ['B18', 'leptospirosis-after-the-floods', ["PCR is not on this laboratory's price list"]],
  ['B19', 'why-cushings-takes-more-than-one-test', ['phenobarbital', 'steroid']],
  ['B20', 'what-a-urine-dipstick-cannot-tell', ['Under insulin', 'beta-hydroxybutyrate']],
  ['B21', 'what-liver-enzymes-do-and-do-not-say', ['2 to 4 weeks']],
] as const;

/** What an article must not claim again. */
const gone = [
  ['B3', 'ticks-and-the-rainy-season', /come to nothing/],
  ['B8', 'x-ray-or-ultrasound-which-first', /invisible to ultrasound/],
] as const;

describe('an article', () => {
  test.each(told)('tells what it once left out (%s, %s)', (_number, slug, words) => {
    const text = htmlToText(readSeed(slug).html);
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  test('of itching begins with the fleas', () => {
    const text = htmlToText(readSeed('itching-scrape-tape-or-culture').html);
    expect(text.indexOf('flea')).toBeGreaterThan(0);
    expect(text.indexOf('flea')).toBeLessThan(text.indexOf('mite'));
  });

  test.each(gone)('no longer claims what has no basis (%s, %s)', (_number, slug, claim) => {
    expect(htmlToText(readSeed(slug).html)).not.toMatch(claim);
  });
});
