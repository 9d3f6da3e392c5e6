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
