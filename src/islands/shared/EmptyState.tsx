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
    <div className="px-4 py-12 text-center print:hidden">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{hint}</p>
      <p className="mb-6">
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
