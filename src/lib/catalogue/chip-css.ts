/** A chip of a filter and how many rows belong to it. */
export type ChipCount = { name: string; count: number };

/** Quotes a text for CSS; names come from the data files, but a quote in one must not end the string. */
function quote(text: string): string {
  return `"${text.replace(/["\\<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}

/**
 * Rules that let category chips filter without script: a checked radio hides the rows of the other categories and
 * tells the count. On screens only, so that print always has the whole list.
 */
export function toChipCss(root: string, chips: readonly ChipCount[]): string {
  const rules = chips.map(({ name, count }) => {
    const value = quote(name);
    return `${root}:has([value=${value}]:checked){--count:"${count}";[data-category]:not([data-category=${value}]){display:none}}`;
  });
  return `@media screen{${rules.join('')}}`;
}
