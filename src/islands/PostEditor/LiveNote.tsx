import { useRef, useState } from 'react';
import { requestRebuild } from '#backend/rebuilds.ts';
import { useBuildInfo } from '#components/admin/use-build-info.ts';
import { Button } from '#components/ui/Button.tsx';
import { routes } from '#config/routes.ts';
import { formatMoment } from '#lib/dates.ts';
import type { Live } from '#schemas/draft.ts';
import { getAuth } from '#stores/session.ts';

/** Where a published post stands between the table and the pages of the site. */
export function LiveNote({ live }: { live: Live }) {
  const build = useBuildInfo();
  if (!build) return null;
  const isBuilt = Date.parse(build.builtAt) > Date.parse(live.at);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 wrap-anywhere text-ink-soft">
      {isBuilt ? (
        <p>
          On the site since the build of {formatMoment(build.builtAt)}.{' '}
          <a href={routes.article(live.slug)}>See the article</a>
        </p>
      ) : (
        <>
          <p>{`Waiting for the next build. The site was last built ${formatMoment(build.builtAt)}.`}</p>
          <Rebuild />
        </>
      )}
    </div>
  );
}

/** Asks the database for a build; nobody in a browser knows the host's hook. */
function Rebuild() {
  const [state, setState] = useState<'idle' | 'asking' | 'asked' | 'failed'>('idle');
  const place = useRef<HTMLSpanElement>(null);
  const ask = async () => {
    if (state === 'asking') return;
    setState('asking');
    const answer = await requestRebuild(getAuth(), 'publish');
    setState(answer.ok ? 'asked' : 'failed');
    // The button disappears, so the focus moves.
    if (answer.ok) place.current?.focus();
  };
  return (
    <>
      {state !== 'asked' && (
        <Button tone="text" aria-disabled={state === 'asking'} onClick={() => void ask()}>
          {state === 'asking' ? 'Asking...' : 'Rebuild'}
        </Button>
      )}
      <span ref={place} role="status" tabIndex={-1}>
        {state === 'asked' && 'A build is asked for.'}
        {state === 'failed' && 'A build could not be asked for. Please try again.'}
      </span>
    </>
  );
}
