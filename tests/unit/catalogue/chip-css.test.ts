import { describe, expect, it } from 'vitest';
import { toChipCss } from '#lib/catalogue/chip-css.ts';

describe('toChipCss', () => {
  it('hides the rows of other categories and tells the count, on screens only', () => {
    expect(toChipCss('.list', [{ name: 'Blood Parasites', count: 1 }])).toBe(
      '@media screen{.list:has([value="Blood Parasites"]:checked){--count:"1";[data-category]:not([data-category="Blood Parasites"]){display:none}}}',
    );
  });

  it('lets no name end its string or the style element', () => {
    const css = toChipCss('.list', [{ name: '"]{}</style>\\', count: 1 }]);
    expect(css).not.toContain('</');
    expect(css.match(/(?<!\\)"/g)).toHaveLength(6);
  });
});
