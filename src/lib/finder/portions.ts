/** Rows that a weak phone lays out in two frames. */
const size = 16;

/** Sections put together, in their order, so that none has more rows than `size` but for a longer section alone. */
export function toPortions<Section extends { readonly rows: readonly unknown[] }>(
  sections: readonly Section[],
): Section[][] {
  const portions: Section[][] = [];
  let room = 0;
  for (const section of sections) {
    if (section.rows.length > room) {
      portions.push([]);
      room = size;
    }
    portions.at(-1)?.push(section);
    room -= section.rows.length;
  }
  return portions;
}
