import { expect, test } from 'vitest';
import { pack } from '../../../scripts/build/bare-styles.ts';

test('blanks after commas and line ends between files go, what is quoted stays', () => {
  expect(pack('a{inset:max(1rem, env(x));--f:B, C}\nb{content:", and"}')).toBe(
    'a{inset:max(1rem,env(x));--f:B,C}b{content:", and"}',
  );
  expect(pack("[title='a, b'], i{color:red}")).toBe("[title='a, b'],i{color:red}");
});
