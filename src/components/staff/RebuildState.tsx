import { useCallback, useEffect, useState } from 'react';
import { loadLastRebuild, type RebuildRequest, requestRebuild } from '#backend/rebuilds.ts';
import type { Failure } from '#backend/session.ts';
import { Problem } from '#components/account/Problem.tsx';
import { Actions, Button } from '#components/ui/Button.tsx';
import { SkeletonBar } from '#components/ui/SkeletonBar.tsx';
import { formatMoment } from '#lib/dates.ts';
import { getAuth } from '#stores/session.ts';

function toWords(request: RebuildRequest | null, builtAt: string | undefined): string {
  if (request === null) return 'Nobody has asked for a build yet.';
  const asked = `Asked for on ${formatMoment(request.asked_at)} by ${request.asked_by}.`;
  if (builtAt && Date.parse(builtAt) > Date.parse(request.asked_at)) return `${asked} It is done.`;
  if (request.done_at) return `${asked} The host took it on ${formatMoment(request.done_at)}.`;
  if (request.fault) return `${asked} It did not go through: ${request.fault}. It is tried again.`;
  return request.called_at
    ? `${asked} The host was called on ${formatMoment(request.called_at)}.`
    : `${asked} It waits for its turn.`;
}

/**
 * When a build was last asked for, by whom, and what became of it, with the way to ask. `turn` changes when somebody
 * else on the screen has asked; `builtAt` is the moment of the last build, where that is known.
 */
export function RebuildState({ turn, builtAt }: { turn: number; builtAt: string | undefined }) {
  const [request, setRequest] = useState<RebuildRequest | null | 'unknown'>('unknown');
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Whether it was the asking that failed, rather than the reading. */
  const [isUnasked, setIsUnasked] = useState(false);
  const [busy, setBusy] = useState(false);

  const load = useCallback(async () => {
    const answer = await loadLastRebuild(getAuth());
    if (answer.ok) setRequest(answer.value);
    setFailure(answer.ok ? null : answer.failure);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn or a new build means that there is something new to read
  useEffect(() => void load(), [load, turn, builtAt]);

  const ask = async () => {
    setBusy(true);
    setFailure(null);
    const asked = await requestRebuild(getAuth(), 'asked');
    if (asked.ok) await load();
    else setFailure(asked.failure);
    setIsUnasked(!asked.ok);
    setBusy(false);
  };

  return (
    <>
      <p className="wrap-anywhere text-ink-soft" role="status">
        {request === 'unknown' ? <SkeletonBar /> : toWords(request, builtAt)}
      </p>
      <Problem failure={failure} onRetry={() => void (isUnasked ? ask() : load())} />
      <Actions>
        <Button tone="quiet" aria-disabled={busy} onClick={() => busy || void ask()}>
          {busy ? 'Asking...' : 'Rebuild the site'}
        </Button>
      </Actions>
    </>
  );
}
