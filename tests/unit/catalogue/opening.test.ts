import { describe, expect, it } from 'vitest';
import { listedEntries } from '#lib/catalogue/lookup.ts';
import { toFirstSentence } from '#lib/first-sentence.ts';

describe('toFirstSentence', () => {
  it('is the first sentence', () => {
    expect(
      toFirstSentence('Albumin is a protein from the liver that keeps water inside. A low value is a sign.'),
    ).toBe('Albumin is a protein from the liver that keeps water inside.');
  });
  it('takes the next sentence to one that is shorter than a line', () => {
    expect(
      toFirstSentence('AST comes from muscles. It rises when they are hurt by work. A sample is taken.'),
    ).toBe('AST comes from muscles. It rises when they are hurt by work.');
  });
  it('is the whole of a short text', () => {
    expect(toFirstSentence('A short one.')).toBe('A short one.');
    expect(toFirstSentence('')).toBe('');
  });
  it('is at most half a screen of words, and never the middle of a sentence, for every test', () => {
    for (const { entry } of listedEntries) {
      const opening = toFirstSentence(entry.ownerText);
      expect(entry.ownerText.startsWith(opening), entry.code).toBe(true);
      expect(opening, entry.code).toMatch(/[.!?]$/);
      expect(opening.length, entry.code).toBeLessThanOrEqual(180);
    }
  });
});
