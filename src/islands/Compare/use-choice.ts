import { type RefObject, useRef } from 'react';
import { useQueryState } from '#islands/shared/use-query-state.ts';
import type { Bundle } from '#lib/compare/bundles.ts';
import { mostCompared, parseChoice } from '#lib/compare/choice.ts';
import { listAll } from '#lib/list-words.ts';

/** The panels and packs of the table, in its order, and what has to be said of how they were chosen. */
type ChosenView = { readonly ids: readonly string[]; readonly remark: string };

const nothing: ChosenView = { ids: [], remark: '' };

/** Says which of the chosen find no place; nothing where there are none. */
function tellLeft(left: readonly string[], bundles: readonly Bundle[]): string {
  if (left.length === 0) return '';
  const titles = left.map((one) => bundles.find(({ id }) => id === one)?.title ?? one);
  return `Three fit side by side: ${listAll(titles)} ${left.length === 1 ? 'is' : 'are'} left out.`;
}

/** Reads an address, and says what of it cannot be shown. */
function parseView(params: URLSearchParams, bundles: readonly Bundle[]): ChosenView {
  const known = bundles.map(({ id }) => id);
  const { ids, left, unknown } = parseChoice(params, known);
  const remarks = [
    unknown.length > 0 &&
      `Not among our panels and packs: ${listAll(unknown)}.${ids.length > 0 ? ' The rest is below.' : ''}`,
    tellLeft(left, bundles),
  ];
  return { ids: known.filter((id) => ids.includes(id)), remark: remarks.filter(Boolean).join(' ') };
}

interface Choice {
  view: ChosenView;
  form: RefObject<HTMLFormElement | null>;
  /** Ticks a box or takes the tick away; a fourth is refused. */
  toggle(id: string): void;
  showAll(): void;
}

/** Which panels and packs stand side by side, kept in the address as `?p=PAN-04,vital`. */
export function useChoice(bundles: readonly Bundle[]): Choice {
  const form = useRef<HTMLFormElement>(null);
  const inOrder = (ids: readonly string[]) => bundles.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  const { view, choose } = useQueryState<ChosenView>({
    empty: nothing,
    parse: (params) => parseView(params, bundles),
    // Commas are not escaped: people read this address out and type it.
    format: ({ ids }) => (ids.length > 0 ? `p=${ids.join(',')}` : ''),
    readForm: (shared) => {
      const ticked = form.current ? new FormData(form.current).getAll('p').map(String) : [];
      if (ticked.every((id) => shared.ids.includes(id))) return shared;
      const chosen = inOrder([...shared.ids, ...ticked]);
      return { ids: chosen.slice(0, mostCompared), remark: tellLeft(chosen.slice(mostCompared), bundles) };
    },
  });
  return {
    view,
    form,
    toggle: (id) => {
      const ids = view.ids.includes(id) ? view.ids.filter((one) => one !== id) : inOrder([...view.ids, id]);
      if (ids.length <= mostCompared) choose({ ids, remark: '' });
      else choose({ ids: view.ids, remark: 'Three fit side by side: take one off first.' });
    },
    showAll: () => choose(nothing),
  };
}
