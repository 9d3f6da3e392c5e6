import { listCategories } from '#backend/staff-posts.ts';
import { useAnswer } from '#components/admin/use-answer.ts';
import { Panel } from '#components/ui/Panel.tsx';
import { getAuth } from '#stores/session.ts';

const ask = () => listCategories(getAuth());

/** Every category with the number of its posts. `turn` changes when they may have changed. */
export function Categories({ turn }: { turn: number }) {
  const { value, failure } = useAnswer(ask, turn);
  return (
    <Panel heading="Categories">
      {!value && !failure && <p className="text-ink-soft xl:min-h-58">Loading…</p>}
      {failure && <p>The categories could not be loaded. Please reload the page.</p>}
      {!failure && value?.length === 0 && <p className="text-ink-soft">There are none yet.</p>}
      {!failure && value && value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5 xl:block">
          {value.map(({ id, name, count }) => (
            <li
              key={id}
              className="flex justify-between gap-2 rounded-round border border-rule px-3 py-0.5 xl:rounded-none xl:border-0 xl:border-t xl:px-0 xl:py-1.5"
            >
              <span className="wrap-anywhere">{name}</span>{' '}
              <span className="font-[600] tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
