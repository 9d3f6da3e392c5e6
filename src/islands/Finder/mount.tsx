import { find, findPart } from '#islands/find.ts';
import '#islands/Offline/register.ts';
import { parseFinderView, toFinderParams } from '#lib/finder/view.ts';
import { keepAddress } from './address.ts';
import { keepEmergency } from './emergency.ts';
import { type Engine, loadEngine } from './engine.ts';
import { fillForm, readForm, readScope } from './form.ts';
import { keepPlanButtons } from './plan-buttons.ts';
import { readRows, showInOrder, showRanked } from './rows.ts';
import { keepSigns } from './signs.ts';

/**
 * Takes over a list that is complete without it. The form's fields are the state; the index comes with this code, and
 * what was typed or chosen before it came is applied when it is there.
 */
export function mount(form: HTMLElement): void {
  const page = form.closest<HTMLElement>('.finder');
  if (!(form instanceof HTMLFormElement) || !page) throw new Error('Finder: not on its form');
  const scope = readScope(form);
  const address = keepAddress();
  const list = findPart(page, 'rows');
  const hits = findPart(page, 'hits');
  const ranking = hits.querySelector<HTMLElement>('ol') ?? hits;
  const [count, reset, empty] = [findPart(form, 'count'), findPart(form, 'reset'), findPart(page, 'empty')];
  const absent = findPart(page, 'absent');
  const told = page.querySelectorAll<HTMLElement>('[data-meaning]');
  const showSigns = keepSigns(findPart(page, 'signs'));
  const showEmergencies = keepEmergency(findPart(form, 'emergency'));
  const rows = readRows(list);
  keepPlanButtons(rows, findPart(form, 'plan'));
  let engine: Engine | null = null;
  let loading = false;

  const render = () => {
    const view = readForm(form, scope);
    reset.hidden = toFinderParams(view).size === 0;
    if (!engine) {
      load();
      return view;
    }
    const found = engine(view);
    showEmergencies(found.emergencies);
    if (found.hits) showRanked(rows, found.hits, view.q, ranking);
    else showInOrder(rows, found.codes, list);
    list.hidden = found.hits !== null;
    hits.hidden = !found.hits || found.hits.length === 0;
    empty.hidden = found.codes.size > 0;
    showSigns(found.signs);
    absent.hidden = found.absent.length === 0;
    find(absent, 'b', HTMLElement).textContent = found.absent.join(', ');
    for (const line of told) {
      const isTold = found.meanings.includes(line.dataset.meaning ?? '');
      // Browsers style an element anew that is hidden a second time.
      if (line.hidden === isTold) line.hidden = !isTold;
    }
    count.textContent =
      found.codes.size === rows.size
        ? `${rows.size} tests, panels and procedures`
        : `${found.codes.size} of ${rows.size}`;
    return view;
  };

  const load = () => {
    if (loading) return;
    loading = true;
    loadEngine(form.dataset.index ?? '', rows)
      .then((loaded) => {
        engine = loaded;
        render();
      })
      .catch((error: unknown) => {
        console.error(error);
        count.textContent = 'The search could not be loaded. The full list is below.';
      })
      .finally(() => {
        loading = false;
        delete form.dataset.pending;
      });
  };

  form.addEventListener('input', (event) => {
    if (event.target instanceof HTMLInputElement && event.target.name === 'q') address.type(render());
  });
  form.addEventListener('change', (event) => {
    // Leaving the search field by a press on a hit must not move that hit from under the pointer: its rows stand already.
    if (event.target instanceof HTMLInputElement && event.target.name === 'q')
      address.settle(readForm(form, scope));
    else address.choose(render());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    address.settle(render());
  });
  form.addEventListener('click', (event) => {
    const part =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]')?.dataset.part : '';
    if (part !== 'clear' && part !== 'reset') return;
    const none = parseFinderView(new URLSearchParams(), scope);
    fillForm(form, part === 'reset' ? none : { ...readForm(form, scope), q: '' });
    address.choose(render());
    form.querySelector('input')?.focus();
  });
  addEventListener('popstate', () => {
    fillForm(form, parseFinderView(new URLSearchParams(location.search), scope));
    render();
  });
  const early = render();
  const shared = parseFinderView(new URLSearchParams(location.search), scope);
  // What was typed or chosen before this code came is a step of its own; an untouched view only loses what is unknown.
  if (toFinderParams(early).toString() === toFinderParams(shared).toString()) address.settle(early);
  else address.choose(early);
}
