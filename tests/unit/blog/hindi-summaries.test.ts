import { describe, expect, test } from 'vitest';
import { articles } from '#i18n/hi/articles.ts';
import { htmlToText } from '#lib/article/text.ts';
import { splitSummary } from '#lib/blog/split-summary.ts';
import { longestSummary, longestTitle } from '#schemas/summary-length.ts';
import { weighty } from '../i18n/weighty.ts';
import { readSeed, slugs } from './seeds.ts';

/** Articles that nobody has told in Hindi yet. */
const untold: readonly string[] = [];

/** What an emergency line must not lose, in English and in Hindi. */
const signs = [
  [/\bcollaps/, /गिर पड़/],
  [/\bbreath/, /साँस/],
  [/\bopen mouth\b/, /मुँह खोल/],
  [/\bpants\b/, /हाँफ/],
  [/\bfaint/, /बेहोश/],
  [/\bgums\b/, /मसूड़/],
  [/\bpale\b/, /फीक/],
  [/\bwhite\b/, /सफ़ेद/],
  [/\byellow\b/, /पील/],
  [/\bblue\b/, /नील/],
  [/\bbleed/, /खून/],
  [/\bdoes not stop\b|\bwithout stopping\b/, /बंद न/],
  [/\bbruis/, /नील/],
  [/\bblack\b/, /काल/],
  [/\bbloody\b/, /खूनी/],
  [/\bbelly\b/, /पेट/],
  [/\burine\b/, /पेशाब/],
  [/\bstrain/, /ज़ोर लगा/],
  [/\bmale cat\b/, /नर बिल्ली/],
  [/\bvomit/, /उल्टी/],
  [/\bfits?\b/, /दौर/],
  [/\btrembl/, /काँप|कँपकँपी/],
  [/\bweak/, /कमज़ोर/],
  [/\blow sugar\b/, /शुगर कम/],
  [/\bhind legs\b/, /पिछले पैर/],
  [/\bface\b/, /चेहर/],
  [/\bswallowed\b/, /निगल/],
  [/\bfood\b|\beat(?:en)?\b/, /खान|खा/],
  [/\bwater\b/, /पानी/],
  [/\bthread\b/, /धागा/],
  [/\bgrapes, raisins\b/, /अंगूर, किशमिश/],
  [/\bpainkiller\b/, /दर्द की दवा/],
  [/\blily\b/, /लिली/],
  [/\brat poison\b/, /चूहे मारने की दवा/],
  [/\bpoison\b/, /ज़हर|दवा/],
  [/\bticks\b/, /टिक/],
  [/\bDo not wait\b|\bor wait\b/, /इंतज़ार न करें/],
  [/\bDo not (?:make it vomit|press|fast|pull)\b/, /न (?:कराएँ|दबाएँ|रखें|खींचें)/],
  [/\bPhone\b/, /फ़ोन/],
  [/\bsame day\b/, /उसी दिन/],
] as const;

const toFigures = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
const told = slugs.flatMap((slug) => {
  const { excerpt, html, hindi } = readSeed(slug);
  const line = /<p><strong>Emergency:<\/strong> (.*?)<\/p>/.exec(html)?.[1] ?? '';
  return hindi ? [{ slug, ...hindi, excerpt: htmlToText(excerpt), text: htmlToText(html), line }] : [];
});

test('every article says in Hindi what it is about', () => {
  const without = slugs.filter((slug) => !told.some((article) => article.slug === slug));
  expect(without, 'title and summary, the last two lines of supabase/seeds/posts/<slug>.sql').toEqual(untold);
});

describe.each(told)('$slug', ({ title, summary, excerpt, text, line }) => {
  const { emergency, about } = splitSummary(summary, articles.emergency);

  test('begins with the emergency line of the article, whole and in one sentence', () => {
    expect(emergency, `${articles.emergency}: …।`).toMatch(/अभी पशु डॉक्टर के पास जाएँ.*।$/);
    expect(signs.filter(([word, hindi]) => word.test(line) && !hindi.test(emergency))).toEqual([]);
    expect(toFigures(emergency)).toEqual(toFigures(line));
  });

  test('then says what the English excerpt says', () => {
    expect(about).not.toBe('');
    const english = `${line} ${excerpt}`;
    expect(weighty.filter(([word, hindi]) => word.test(english) && !hindi.test(summary))).toEqual([]);
  });

  test('has no figure that the article has not, and no price', () => {
    const figures = toFigures(text);
    expect(toFigures(`${title} ${summary}`).filter((figure) => !figures.includes(figure))).toEqual([]);
    expect(`${title} ${summary}`).not.toMatch(/[₹०-९]|रुपय|रुपए/);
  });

  test('is as short as its column, and Hindi but for names', () => {
    expect(title.length).toBeLessThanOrEqual(longestTitle);
    expect(summary.length).toBeLessThanOrEqual(longestSummary);
    // As long as the excerpts on the cards beside it.
    expect(about.length).toBeLessThan(270);
    for (const words of [title, summary]) {
      expect(words).toBe(words.normalize('NFC').trim());
      expect(words).not.toMatch(/[a-z]/);
      expect(words).toMatch(/[\u0900-\u097f]/);
    }
  });
});
