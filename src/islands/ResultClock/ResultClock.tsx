import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { fieldFrame } from '#components/ui/field-frame.ts';
import { routes } from '#config/routes.ts';
import { clock } from '#i18n/en/clock.ts';
import { keepOffline } from '#islands/Offline/keep-offline.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { useNow } from '#islands/shared/use-now.ts';
import { usePlanData } from '#islands/shared/use-plan-data.ts';
import { toLimits } from '#lib/clock/collection-time.ts';
import { toFieldValue } from '#lib/clock/india-time.ts';
import { Report } from './Report.tsx';

interface Props {
  /** Code of the test or panel. */
  code: string;
  /** The main laboratory first. */
  branches: readonly { id: string; name: string }[];
  /** Address of what it is worked out from, in the language of the page. */
  data?: string;
  words?: typeof clock.form;
}

/** When the report comes, for the branch and hour chosen; at first for now, at the main laboratory. */
export function ResultClock({ code, branches, data = routes.planData, words = clock.form }: Props) {
  const root = useIsland<HTMLFormElement>();
  const id = useId();
  const branchField = useRef<HTMLSelectElement>(null);
  const timeField = useRef<HTMLInputElement>(null);
  const [branch, setBranch] = useState(branches[0]?.id ?? '');
  /** Null until one is chosen. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [isLive, setIsLive] = useState(false);
  const now = useNow();
  const time = chosen ?? (isLive ? toFieldValue(now) : '');
  const answer = usePlanData(isLive, data);
  useEffect(keepOffline, []);

  // Before paint: what was chosen before stays, and an empty hour is now.
  useLayoutEffect(() => {
    setBranch((first) => branchField.current?.value || first);
    setChosen(timeField.current?.value || null);
    setIsLive(true);
  }, []);

  return (
    <form
      className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-4 gap-y-3 noscript:hidden"
      autoComplete="off"
      ref={root}
      onSubmit={(event) => event.preventDefault()}
    >
      <p>
        <label className="text-small" htmlFor={`${id}from`}>
          {words.from}
        </label>
        <select
          id={`${id}from`}
          className={fieldFrame}
          ref={branchField}
          value={branch}
          onChange={({ target }) => setBranch(target.value)}
        >
          {branches.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label className="text-small" htmlFor={`${id}at`}>
          {words.at}
        </label>
        <input
          id={`${id}at`}
          className={fieldFrame}
          type="datetime-local"
          ref={timeField}
          {...(isLive && toLimits(now))}
          value={time}
          onChange={({ target }) => setChosen(target.value)}
        />
      </p>
      <div className="col-span-full min-h-24" role="status">
        {answer.status === 'waiting' && <p>{words.waiting}</p>}
        {answer.status === 'failed' && <p>{words.failed}</p>}
        {answer.status === 'ready' && <Report code={code} branch={branch} time={time} data={answer.data} />}
      </div>
    </form>
  );
}
