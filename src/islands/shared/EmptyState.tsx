import { routes } from '#config/routes.ts';

interface Props {
  title: string;
  hint: string;
  /** What was searched for. */
  search: string;
  reset: string;
  onReset(): void;
}

/** What a list shows when nothing matches. The finder, where it leads, knows other names and slips of every test. */
export function EmptyState({ title, hint, search, reset, onReset }: Props) {
  const words = search.trim();
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{hint}</p>
      <p>
        <a href={words ? `${routes.tests}?${new URLSearchParams({ q: words })}` : routes.tests}>
          Search all tests by name
        </a>
      </p>
      <button className="button" type="button" onClick={onReset}>
        {reset}
      </button>
    </div>
  );
}
