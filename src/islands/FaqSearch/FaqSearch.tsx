import { useId, useRef } from 'react';
import { FaqItems, type ShownFaq } from '#components/faq/FaqItems.tsx';
import { fieldFrame } from '#components/ui/field-frame.ts';
import { Unreachable } from '#components/ui/Unreachable.tsx';
import { fill } from '#config/fill.ts';
import { routes } from '#config/routes.ts';
import { faqSearch } from '#i18n/en/faq-search.ts';
import { SearchEmergencies } from '#islands/shared/SearchEmergencies.tsx';
import { useIsland } from '#islands/shared/use-island.ts';
import { useQueryState } from '#islands/shared/use-query-state.ts';
import { parseSearch } from '#lib/catalogue/query.ts';
import { matchesSearch } from '#lib/faq-search.ts';

interface Props {
  faqs: readonly ShownFaq[];
  words?: typeof faqSearch;
  /** The finder's index in the language of the page. */
  index?: string;
}

const parse = (params: URLSearchParams) => parseSearch(params.get('q') ?? '');
const format = (search: string) => {
  const q = parseSearch(search);
  return new URLSearchParams(q === '' ? {} : { q });
};

/** The questions with a search over question and answer, which shows only where it can work; what cannot wait comes first. */
export function FaqSearch({ faqs, words = faqSearch, index = routes.finderIndex }: Props) {
  const island = useIsland<HTMLElement>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // The form is the address (`?q=`): shared, reloaded, and sent by the browser itself where React could not come.
  const {
    view: search,
    choose,
    type,
    settle,
  } = useQueryState({
    empty: '',
    parse,
    format,
    readForm: (shared) => field.current?.value || shared,
  });
  const isShown = ({ question, answer }: ShownFaq) => matchesSearch(`${question} ${answer}`, search);
  const found = faqs.filter(isShown).length;

  return (
    <section ref={island} aria-label={words.label}>
      <search className="block max-w-[26rem] noscript:hidden">
        <form
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            settle(search);
          }}
        >
          <label className="mb-1.5 block font-[600]" htmlFor={id}>
            {words.search}
          </label>
          <input
            ref={field}
            id={id}
            className={fieldFrame}
            type="search"
            name="q"
            value={search}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={() => settle(search)}
          />
        </form>
      </search>
      <Unreachable>{words.unreachable}</Unreachable>
      <SearchEmergencies search={search} index={index} />
      <p className="label my-2 min-h-6" role="status">
        {search.trim() !== '' && fill(words.found, { found, all: faqs.length })}
      </p>
      <FaqItems faqs={faqs} isShown={isShown} />
      {found === 0 && (
        <div className="px-4 py-10 text-center">
          <h2>{words.nothing}</h2>
          <p className="mx-auto mt-2 mb-6 max-w-text text-ink-soft">{words.nothingHint}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              choose('');
              field.current?.focus();
            }}
          >
            {words.clear}
          </button>
        </div>
      )}
    </section>
  );
}
