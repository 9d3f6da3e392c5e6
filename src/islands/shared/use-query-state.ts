import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Browsers refuse an address that changes with every key of a fast typist, in milliseconds. */
const typingPause = 250;

interface Options<View> {
  /** The view of an address without a query, which the page's HTML shows. */
  empty: View;
  /** Reads an address; what the page does not know is left out. */
  parse(params: URLSearchParams): View;
  /** Writes a view; an empty one has no parameters. As text where commas are to stay commas. */
  format(view: View): URLSearchParams | string;
  /** What was typed or chosen in the form before the island lived, laid over the view of the address. */
  readForm?(shared: View): View;
}

interface QueryState<View> {
  view: View;
  /** A choice: a new step of the history. */
  choose(view: View): void;
  /** A key: shown at once, written into the step of the moment after a pause. */
  type(view: View): void;
  /** The end of typing: written at once. */
  settle(view: View): void;
}

/** Keeps the view of a list in the query string of the address, so that it survives reload, Back and sharing. */
export function useQueryState<View>(options: Options<View>): QueryState<View> {
  const [view, setView] = useState(options.empty);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback((next: View, how: 'pushState' | 'replaceState') => {
    clearTimeout(waiting.current);
    const query = latest.current.format(next).toString();
    const target = `${location.pathname}${query && `?${query}`}${how === 'replaceState' ? location.hash : ''}`;
    if (target !== location.pathname + location.search + location.hash)
      history[how](history.state, '', target);
  }, []);

  // Before paint: a shared view, and what was typed meanwhile, are there with the first frame.
  useLayoutEffect(() => {
    const { parse, format, readForm } = latest.current;
    const shared = parse(new URLSearchParams(location.search));
    const early = readForm?.(shared) ?? shared;
    setView(early);
    // What was typed or chosen early is a step of its own; an untouched view only loses what is unknown.
    write(early, format(early).toString() === format(shared).toString() ? 'replaceState' : 'pushState');
  }, [write]);

  useEffect(() => {
    const follow = () => {
      // What was typed last belongs to the step that was left.
      clearTimeout(waiting.current);
      setView(latest.current.parse(new URLSearchParams(location.search)));
    };
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      clearTimeout(waiting.current);
    };
  }, []);

  return {
    view,
    choose: (next) => {
      setView(next);
      write(next, 'pushState');
    },
    type: (next) => {
      setView(next);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => write(next, 'replaceState'), typingPause);
    },
    settle: (next) => {
      setView(next);
      write(next, 'replaceState');
    },
  };
}
