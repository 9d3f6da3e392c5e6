import { useState } from 'react';
import type { BuildInfo } from '#backend/build-info.ts';
import { loadLastRebuild, type RebuildRequest, requestRebuild } from '#backend/rebuilds.ts';
import type { Failure } from '#backend/session.ts';
import { Problem } from '#components/account/Problem.tsx';
import { useAnswer } from '#components/admin/use-answer.ts';
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

const askOfLast = () => loadLastRebuild(getAuth());

/**
 * When a build was last asked for, by whom, and what became of it, with the way to ask. `turn` changes when somebody
 * else on the screen has asked; `build` is the last one, which says whether what was asked for is done.
 */
export function RebuildState({ turn, build }: { turn: number; build: BuildInfo | null | undefined }) {
  const { value: request, failure: unread, load } = useAnswer(askOfLast, `${turn} ${build?.builtAt}`);
  /** That a build could not be asked for. */
  const [unasked, setUnasked] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  const ask = async () => {
    setBusy(true);
    setUnasked(null);
    const asked = await requestRebuild(getAuth(), 'asked');
    if (asked.ok) await load();
    else setUnasked(asked.failure);
    setBusy(false);
  };

  return (
    <>
      {/* As high as its words mostly are, so that nothing below moves when they come. */}
      <p className="min-h-[3lh] wrap-anywhere text-ink-soft" role="status">
        {request === undefined || build === undefined ? <SkeletonBar /> : toWords(request, build?.builtAt)}
      </p>
      <Problem failure={unasked ?? unread} onRetry={() => void (unasked ? ask() : load())} />
      <Actions>
        <Button tone="quiet" aria-disabled={busy} onClick={() => busy || void ask()}>
          {busy ? 'Asking...' : 'Rebuild the site'}
        </Button>
      </Actions>
    </>
  );
}
