/** Rows that are laid out at a time. */
const size = 6;
/** Milliseconds between two portions: two frames, in which a weak phone has done with one. */
const pause = 35;

/**
 * Rules by which a phone lays the rows of a list out in portions, one every `pause`, so that no portion keeps a weak phone
 * from answering (what a whole page does is in styles/later.css). Only the list is animated, because beginning forty
 * animations would take longer than laying forty rows out: it turns the properties --p1, --p2 and so on to `visible` one after
 * the other. Each row inherits the property of its own portion and no other, so it is styled anew once. The rules have no
 * more weight than the list's own selector, so the page's rules for rows win.
 */
export function toPortionCss(list: string, rows: number): string {
  const portions = Array.from({ length: Math.ceil(rows / size) }, (_, index) => index + 1);
  const all = (value: string) => portions.map((portion) => `--p${portion}:${value}`).join(';');
  const steps = portions.map((portion) => {
    const share = (100 * portion) / (portions.length + 1);
    return `${share.toFixed(1)}%{--p${portion}:visible}`;
  });
  const own = portions.map(
    (portion) =>
      `&:nth-child(n+${(portion - 1) * size + 1}){${portion > 1 ? `--p${portion - 1}:initial;` : ''}--p${portion}:inherit;--shows:var(--p${portion},visible)}`,
  );
  return [
    `@keyframes portions{from{${all('hidden')}}${steps.join('')}to{${all('visible')}}}`,
    '@media screen and (max-width:37.99rem){',
    `:where(:root:not(:has(:target))) ${list}{animation:portions ${(portions.length + 1) * pause}ms step-end forwards;`,
    `>li{${all('initial')};visibility:var(--shows);content-visibility:var(--shows);contain-intrinsic-height:auto 7rem;`,
    `${own.join('')}}}}`,
  ].join('');
}

/** Rows of a list in sections that are laid out at a time: they are plainer than those of a price list. */
const plainSize = 16;

/**
 * Rules by which a phone lays a list out whose rows stand in sections: whole sections at a time, with `plainSize` rows or a
 * section that has more by itself, every `pause`. The first portion follows what stands above the list, and only then do the
 * animations of the others begin. `counts`: rows of each section.
 */
export function toSectionPortionCss(list: string, counts: readonly number[]): string {
  const starts: number[] = [];
  let rows = 0;
  for (const [index, count] of counts.entries()) {
    if (rows > 0 && rows + count > plainSize) {
      starts.push(index + 1);
      rows = 0;
    }
    rows += count;
  }
  const own = starts.map((start, portion) => `&:nth-of-type(n+${start}){--after:${(portion + 1) * pause}ms}`);
  return [
    `${list}{animation:var(--waits) ${pause}ms step-end;`,
    `section{animation:var(--waits) var(--after,0s) step-end;${own.join('')}}}`,
  ].join('');
}
