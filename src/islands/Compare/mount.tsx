import { find, findPart } from '#islands/find.ts';
import { mostCompared, parseChoice } from '#lib/compare/choice.ts';
import { listAll } from '#lib/list-words.ts';
import { readTable } from './table.ts';

/** Narrows the table of all panels and packs down to the chosen ones; the boxes and the address agree. */
export function mount(island: HTMLElement): void {
  const boxes = [...island.querySelectorAll<HTMLInputElement>('input[name="p"]')];
  const known = boxes.map(({ value }) => value);
  const titles = new Map(
    boxes.map((box) => [box.value, box.parentElement?.querySelector('span')?.textContent ?? box.value]),
  );
  const [said, only, all] = [
    findPart(island, 'said'),
    find(island, '[data-part="only"]', HTMLInputElement),
    findPart(island, 'all'),
  ];
  const table = readTable(find(island, '[data-part="table"]', HTMLTableElement));
  const readBoxes = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const readAddress = () => parseChoice(new URLSearchParams(location.search), known);

  const show = (remark = ''): void => {
    const ids = readBoxes();
    const isCompared = ids.length > 1;
    only.disabled = !isCompared;
    only.checked &&= isCompared;
    all.hidden = ids.length === 0;
    const differing = table.show(ids, only.checked);
    const state =
      ids.length === 0
        ? 'All are shown.'
        : isCompared
          ? `${ids.length} side by side, ${differing} ${differing === 1 ? 'line differs' : 'lines differ'}.`
          : 'Choose another to compare it with.';
    said.textContent = [remark, state].filter(Boolean).join(' ');
  };

  const write = (how: 'pushState' | 'replaceState'): void => {
    const ids = readBoxes();
    const target = `${location.pathname}${ids.length > 0 ? `?p=${ids.join(',')}` : ''}`;
    if (target !== `${location.pathname}${location.search}`) history[how](null, '', target);
  };

  /** Shows what the address asks for and says what of it cannot be shown. */
  const follow = (): void => {
    const { ids, left, unknown } = readAddress();
    for (const box of boxes) box.checked = ids.includes(box.value);
    const remarks = [
      ...(unknown.length > 0
        ? [
            `Not among our panels and packs: ${listAll(unknown)}.${ids.length > 0 ? ' The rest is below.' : ''}`,
          ]
        : []),
      ...(left.length > 0
        ? [
            `Three fit side by side: ${listAll(left.map((id) => titles.get(id) ?? id))} ${left.length === 1 ? 'is' : 'are'} left out.`,
          ]
        : []),
    ];
    show(remarks.join(' '));
  };

  island.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target === only) return show();
    const isTooMany = readBoxes().length > mostCompared;
    if (isTooMany) target.checked = false;
    show(isTooMany ? 'Three fit side by side: take one off first.' : '');
    write('pushState');
  });
  all.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    show();
    write('pushState');
    boxes[0]?.focus();
  });
  addEventListener('popstate', follow);

  const early = readBoxes();
  const shared = readAddress();
  const asked = [...shared.ids, ...shared.left];
  if (early.every((id) => asked.includes(id))) {
    follow();
    write('replaceState');
  } else {
    // Boxes that were ticked before this code came are a newer choice, and a step of its own.
    for (const box of boxes) box.checked = early.slice(0, mostCompared).includes(box.value);
    show();
    write('pushState');
  }
  delete island.dataset.pending;
}
