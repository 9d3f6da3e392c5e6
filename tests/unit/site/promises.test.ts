import { expect, test } from 'vitest';
import * as claims from '#data/claims.ts';
import * as journey from '#data/journey.ts';
import * as services from '#data/services.ts';
import * as team from '#data/team.ts';

test.each([
  ['a call', /\bcall when\b|\bcall the clinic when\b|\bphoned?\b/i],
  ['a smear of every flagged count', /flagged counts/i],
])('nothing promises %s that the laboratory has not confirmed (B10)', (_promise, words) => {
  for (const data of [claims, journey, services, team]) expect(JSON.stringify(data)).not.toMatch(words);
});
