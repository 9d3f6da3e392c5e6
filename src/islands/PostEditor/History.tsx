import { useEffect, useState } from 'react';
import { listPostChanges, type PostChange } from '#backend/post-history.ts';
import type { Failure } from '#backend/session.ts';
import { Problem } from '#components/account/Problem.tsx';
import { Button } from '#components/ui/Button.tsx';
import { hintLook } from '#components/ui/Field.tsx';
import { formatMoment } from '#lib/dates.ts';
import type { Live } from '#schemas/draft.ts';
import { getAuth } from '#stores/session.ts';

type Props = { live: Live; onGoBack: (change: PostChange) => void };

const words = { published: 'Published', changed: 'Changed', removed: 'Taken off the site' } as const;

/** Who changed the post on the site, what and when. Any earlier version can be brought back onto the screen. */
export function History({ live, onGoBack }: Props) {
  const [changes, setChanges] = useState<readonly PostChange[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version or a new turn asks again
  useEffect(() => {
    let isLate = false;
    void listPostChanges(getAuth(), live.id).then((answer) => {
      if (isLate) return;
      if (answer.ok) setChanges(answer.value);
      setFailure(answer.ok ? null : answer.failure);
    });
    return () => {
      isLate = true;
    };
  }, [live.id, live.version, turn]);

  return (
    <div className="text-small" aria-busy={changes === null && failure === null}>
      <Problem failure={failure} onRetry={() => setTurn(turn + 1)} />
      {changes && changes.length > 0 && (
        <ol className="grid gap-3">
          {changes.map((change, index) => (
            <li key={change.id} className="border-l-3 border-rule pl-3 first:border-leaf">
              <p className="font-[600] wrap-anywhere">{`${words[change.action]} ${formatMoment(change.changed_at)}`}</p>
              <p className={`wrap-anywhere ${hintLook}`}>{`by ${change.changed_by}: “${change.title}”`}</p>
              {index === 0 ? (
                <p className={hintLook}>This is what stands on the site.</p>
              ) : (
                <Button
                  tone="text"
                  aria-label={`Go back to the version of ${formatMoment(change.changed_at)}`}
                  onClick={() => onGoBack(change)}
                >
                  {index === 1 ? 'One step back' : 'Go back to this'}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
