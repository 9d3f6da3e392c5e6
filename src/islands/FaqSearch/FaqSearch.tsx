import { useId, useLayoutEffect, useRef, useState } from 'react';
import { FaqItems } from '#components/faq/FaqItems.tsx';
import { fieldFrame } from '#components/ui/field-frame.ts';
import { Unreachable } from '#components/ui/Unreachable.tsx';
import { type CallNow, EmergencyNote } from '#islands/Finder/EmergencyNote.tsx';
import { useEmergencies } from '#islands/shared/use-emergencies.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { matchesSearch } from '#lib/faq-search.ts';
import type { Faq } from '#schemas/faq.ts';

interface Props {
  faqs: readonly Faq[];
  callNow: CallNow;
}

/** The questions with a search over question and answer, which shows only where it can work; what cannot wait comes first. */
export function FaqSearch({ faqs, callNow }: Props) {
  const island = useIsland<HTMLElement>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [search, setSearch] = useState('');
  const emergencies = useEmergencies(search);
  const isShown = ({ question, answer }: Faq) => matchesSearch(`${question} ${answer}`, search);
  const found = faqs.filter(isShown).length;

  // What was typed before React took over counts too.
  useLayoutEffect(() => setSearch(field.current?.value ?? ''), []);

  return (
    <section ref={island} aria-label="Questions">
      <search className="block max-w-[26rem] noscript:hidden">
        <label className="mb-1.5 block font-[600]" htmlFor={id}>
          Search the questions
        </label>
        <input
          ref={field}
          id={id}
          className={fieldFrame}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </search>
      <Unreachable>
        The search could not be loaded. All questions are below; typing on tries again.
      </Unreachable>
      <EmergencyNote callNow={callNow} emergencies={emergencies} />
      <p className="label my-2 min-h-6" role="status">
        {search.trim() !== '' && `${found} of ${faqs.length} questions`}
      </p>
      <FaqItems faqs={faqs} isShown={isShown} />
      {found === 0 && (
        <div className="px-4 py-10 text-center">
          <h2>No results found</h2>
          <p className="mx-auto mt-2 mb-6 max-w-text text-ink-soft">
            We couldn't find any FAQs matching your search. Try different keywords or browse all questions.
          </p>
          <button
            type="button"
            className="button"
            onClick={() => {
              setSearch('');
              field.current?.focus();
            }}
          >
            Clear Search
          </button>
        </div>
      )}
    </section>
  );
}
