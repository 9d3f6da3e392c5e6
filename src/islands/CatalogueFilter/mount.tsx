import '#islands/Offline/register.ts';
import { writeText } from '#islands/write-text.ts';
import { allCategories, filterEntries } from '#lib/catalogue/filter.ts';
import { keepAddress } from './address.ts';
import { fillForm, findForm, readForm, readScope } from './form.ts';
import { orderRows, readRows, showRows } from './rows.ts';

/**
 * Takes over a list that is complete without it: reads the rows once, then shows, hides and orders them as the form
 * asks. The form's own fields are the state, so what was typed or chosen before this code came is simply there.
 */
export function mount(island: HTMLElement): void {
  const form = findForm(island);
  const scope = readScope(form);
  const address = keepAddress(scope);
  const rows = readRows(island, island.dataset.find ?? 'h3');
  const count = island.querySelector('.count b');
  const empty = island.querySelector<HTMLElement>('[data-part="empty"]');
  const elsewhere = empty?.querySelector('a');

  const render = () => {
    const query = readForm(form, scope);
    const shown = filterEntries(rows, query);
    showRows(rows, shown);
    if (form.sort) orderRows(shown);
    if (count) writeText(count, String(shown.length));
    if (empty) empty.hidden = shown.length > 0;
    // The finder knows other names and slips of every test.
    if (elsewhere) elsewhere.search = String(new URLSearchParams({ q: query.q }));
    return query;
  };

  form.element.addEventListener('input', (event) => {
    if (event.target === form.search) address.type(render());
  });
  form.element.addEventListener('change', (event) => {
    const query = render();
    if (event.target === form.search) address.settle(query);
    else address.choose(query);
  });
  form.element.addEventListener('submit', (event) => {
    event.preventDefault();
    address.settle(render());
  });
  island.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]') : null;
    if (button?.dataset.part !== 'clear' && button?.dataset.part !== 'reset') return;
    const category = button.dataset.part === 'reset' ? allCategories : readForm(form, scope).category;
    fillForm(form, { ...readForm(form, scope), q: '', category });
    address.choose(render());
    form.search.focus();
  });
  addEventListener('popstate', () => {
    fillForm(form, address.read());
    render();
  });

  // A chip that was chosen before this code came is a step to come back from, like any later one.
  const asked = address.read();
  const early = render();
  if (early.category !== asked.category || early.sort !== asked.sort) address.choose(early);
  else address.settle(early);
  delete island.dataset.pending;
}
