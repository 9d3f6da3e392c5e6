import { expect, test } from 'vitest';
import { addFace } from '../../../scripts/build/face-styles.ts';

const given = '[data-face] &{--font-display:var(--font-fetched)}';

test('every rule that asks for the display face gives it to its own elements once it is there', () => {
  expect(addFace('h2{font:600 1rem/1 var(--font-display);color:red}')).toBe(
    `h2{font:600 1rem/1 var(--font-display);${given}color:red}`,
  );
  expect(addFace('.a { .b { font: 600 1rem / 1 var(--font-display) } }')).toBe(
    `.a { .b { font: 600 1rem / 1 var(--font-display) ;${given}} }`,
  );
});

test('other rules stay as they are', () => {
  const others = 'p{font:400 1rem/1 var(--font-body)}:root{--font-display:var(--font-near)}';
  expect(addFace(others)).toBe(others);
});
