import { type FinderView, toFinderParams } from '#lib/finder/view.ts';

/** Browsers refuse an address that changes with every key of a fast typist. */
const typingPause = 250;

/** Keeps the view in the address bar: a choice is a new step of the history, typing rewrites the last one. */
export function keepAddress() {
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const write = (view: FinderView, how: 'pushState' | 'replaceState'): void => {
    clearTimeout(waiting);
    const params = toFinderParams(view).toString();
    const target = `${location.pathname}${params && `?${params}`}`;
    if (target !== `${location.pathname}${location.search}`) history[how](null, '', target);
  };
  return {
    choose: (view: FinderView) => write(view, 'pushState'),
    settle: (view: FinderView) => write(view, 'replaceState'),
    type: (view: FinderView) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => write(view, 'replaceState'), typingPause);
    },
  };
}
