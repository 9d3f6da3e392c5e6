import { type Locale, localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { filter } from '#i18n/en/filter.ts';
import { LazyEmergencies } from './LazyEmergencies.tsx';

interface Props {
  title: string;
  hint: string;
  /** What was searched for. */
  search: string;
  reset: string;
  onReset(): void;
  locale?: Locale | undefined;
  words?: typeof filter | undefined;
}

/** What a list shows when nothing matches: first, what cannot wait among the words. The finder, where it leads, knows other names and slips of every test. */
export function EmptyState({ title, hint, search, reset, onReset, locale = 'en', words = filter }: Props) {
  const searched = search.trim();
  const all = localePath(routes.tests, locale);
  return (
    <div className="print:hidden">
      <LazyEmergencies search={search} locale={locale} />
      <div className="px-4 py-12 text-center">
        <h2 className="text-h3">{title}</h2>
        <p className="mt-2 mb-6 text-ink-soft">{hint}</p>
        <p className="mb-6">
          <a href={searched ? `${all}?${new URLSearchParams({ q: searched })}` : all}>{words.searchAll}</a>
        </p>
        <button className="button" type="button" onClick={onReset}>
          {reset}
        </button>
      </div>
    </div>
  );
}
