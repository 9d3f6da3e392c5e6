import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Problem } from '#components/account/Problem.tsx';

type Loaded<Props> = { kind: 'loading' | 'failed' } | { kind: 'ready'; Part: ComponentType<Props> };

/**
 * A part of a screen whose code is fetched when the part is first wanted: forms bring a library with them that a mere
 * look at the screen does not need. `load` has to be the same function at each drawing.
 */
export function LazyPart<Props extends object>({
  load,
  props,
}: {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}) {
  const [state, setState] = useState<Loaded<Props>>({ kind: 'loading' });
  const fetchPart = useCallback(() => {
    setState({ kind: 'loading' });
    load().then(
      (Part) => setState({ kind: 'ready', Part }),
      (error: unknown) => {
        console.error(error);
        setState({ kind: 'failed' });
      },
    );
  }, [load]);
  useEffect(fetchPart, [fetchPart]);

  if (state.kind === 'ready') return <state.Part {...props} />;
  return (
    <div aria-busy={state.kind === 'loading'}>
      <p className="text-ink-soft empty:hidden" role="status">
        {state.kind === 'loading' && 'Loading…'}
      </p>
      <Problem failure={state.kind === 'failed' ? { kind: 'unreachable' } : null} onRetry={fetchPart} />
    </div>
  );
}
