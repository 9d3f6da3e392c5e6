import { describe, expect, test } from 'vitest';
import { matchesSearch } from '#lib/faq-search.ts';

describe('searching the questions', () => {
  const text = 'Can you collect the sample at home? Yes, in select locations.';
  test.each(['', '  ', 'home', 'HOME sample', 'sélect', 'coll'])('finds it by %j', (search) => {
    expect(matchesSearch(text, search)).toBe(true);
  });
  test.each(['hospital', 'home hospital'])('does not find it by %j', (search) => {
    expect(matchesSearch(text, search)).toBe(false);
  });
});
