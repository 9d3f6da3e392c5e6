import { expect, test } from 'vitest';
import { team } from '#data/team.ts';
import { testimonials } from '#data/testimonials.ts';
import { toInitials } from '#lib/initials.ts';

test.each([
  ['Dr. Meera Bhardwaj', 'MB'],
  ['Kavita Joshi', 'KJ'],
  ['Asha', 'A'],
  ['Anil Kumar de Souza', 'AS'],
  ['मीरा भारद्वाज', 'मभ'],
  ['  ', ''],
])('%j becomes %j', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});

test('everyone who is shown has initials', () => {
  for (const { name } of [...team.heads, ...team.staff, ...testimonials]) {
    expect(toInitials(name)).toMatch(/^\p{L}{1,2}$/u);
  }
});
