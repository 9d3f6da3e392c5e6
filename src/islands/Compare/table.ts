type Row = { readonly element: HTMLTableRowElement; readonly cells: readonly HTMLTableCellElement[] };

const hasTest = (cell: HTMLTableCellElement) => cell.querySelector('b') !== null;
const isTestRow = ({ cells }: Row) => cells.some((cell) => cell.querySelector('b, i'));

/** Says in a row's name, and marks, that its cells are not all the same. */
function markDifference({ element }: Row, differs: boolean): void {
  element.toggleAttribute('data-differs', differs);
  const name = element.cells[0];
  name?.querySelector('small')?.remove();
  if (!differs) return;
  const mark = document.createElement('small');
  mark.textContent = 'differs';
  name?.append(mark);
}

/** Reads the page's table once; `show` keeps the columns of `ids` (all of them for none) and returns how many rows differ. */
export function readTable(table: HTMLTableElement): {
  show(ids: readonly string[], onlyDifferences: boolean): number;
} {
  const heads = [...table.querySelectorAll<HTMLElement>('th[data-id]')];
  const columns = heads.map(({ dataset }) => dataset.id ?? '');
  const groups = [...table.tBodies].map((body) => ({
    body,
    rows: [...body.rows]
      .map((element): Row => ({ element, cells: [...element.cells].slice(1) }))
      .filter(({ cells }) => cells.length > 0),
  }));

  const show = (ids: readonly string[], onlyDifferences: boolean): number => {
    const shown = columns.map((id) => ids.length === 0 || ids.includes(id));
    heads.forEach((head, place) => {
      head.hidden = !shown[place];
    });
    let differing = 0;
    for (const { body, rows } of groups) {
      for (const row of rows) {
        const kept = row.cells.filter((_, place) => shown[place]);
        row.cells.forEach((cell, place) => {
          cell.hidden = !shown[place];
        });
        const isAlways = 'always' in row.element.dataset;
        const differs =
          ids.length > 1 && !isAlways && new Set(kept.map(({ textContent }) => textContent)).size > 1;
        if (differs) differing += 1;
        markDifference(row, differs);
        row.element.hidden =
          (isTestRow(row) && !kept.some(hasTest)) || (onlyDifferences && !differs && !isAlways);
      }
      body.hidden = rows.every(({ element }) => element.hidden);
    }
    return differing;
  };
  return { show };
}
