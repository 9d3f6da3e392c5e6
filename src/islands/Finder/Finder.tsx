import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { SearchField } from '#components/filter/SearchField.tsx';
import { Unreachable } from '#components/ui/Unreachable.tsx';
import { fill } from '#config/fill.ts';
import { localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import type { emergencyNote } from '#i18n/en/emergency-note.ts';
import { keepOffline } from '#islands/Offline/keep-offline.ts';
import { useBookingList } from '#islands/shared/use-booking-list.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { useQueryState } from '#islands/shared/use-query-state.ts';
import { type FinderView, parseFinderView, toFinderParams } from '#lib/finder/view.ts';
import { toPlanAddress } from '#stores/booking-list.ts';
import { type CallNow, EmergencyNote } from './EmergencyNote.tsx';
import { Filters } from './Filters.tsx';
import { Hits } from './Hits.tsx';
import { NothingFound } from './NothingFound.tsx';
import type { FinderOptions } from './options.ts';
import { SignLinks } from './SignLinks.tsx';
import { StatusLines } from './StatusLines.tsx';
import { useEngine } from './use-engine.ts';
import { english, type FinderVoice } from './voice.ts';

interface Props {
  /** How many entries the list has. */
  total: number;
  options: FinderOptions;
  /** What to do in an emergency. */
  callNow: CallNow;
  /** The chat, with the question for a test that is not in the lists. */
  askLink: string;
  /** The chat, with the message of a booking. */
  bookLink: string;
  /** In another language, its words. */
  voice?: FinderVoice;
  emergencyWords?: typeof emergencyNote;
  /** The whole list from A to Z, which stands while nothing is searched or chosen. */
  children?: ReactNode;
}

/** Searches and filters everything the laboratory does; the address holds the view. */
export function Finder({
  total,
  options,
  callNow,
  askLink,
  bookLink,
  voice = english,
  emergencyWords,
  children,
}: Props) {
  const { locale, words } = voice;
  const form = useIsland<HTMLFormElement>();
  const field = useRef<HTMLInputElement>(null);
  const plan = useBookingList();
  const parse = useCallback((params: URLSearchParams) => parseFinderView(params, options), [options]);
  const none = useMemo(() => parse(new URLSearchParams()), [parse]);
  const { view, choose, type, settle } = useQueryState<FinderView>({
    empty: none,
    parse,
    format: toFinderParams,
    readForm: (shared) => {
      const params = toFinderParams(shared);
      for (const [name, value] of new FormData(form.current ?? undefined)) {
        if (value !== '') params.set(name, String(value));
      }
      return parse(params);
    },
  });
  const { engine, hasFailed } = useEngine(view, voice);
  const isNarrowed = toFinderParams(view).size > 0;
  const found = useMemo(() => (engine && isNarrowed ? engine(view) : null), [engine, isNarrowed, view]);
  const isFound = !found || found.shown.length > 0;
  // A page, or the test that comes nearest, is an answer too.
  const isAnswered =
    found !== null &&
    (found.siteAnswers.length > 0 || found.absent.some(({ nearest }) => nearest.length > 0));

  // Where an emergency stands above, nothing offers to book.
  const book = found && found.emergencies.length > 0 ? null : bookLink;

  useEffect(keepOffline, []);

  const take = (next: FinderView) => {
    choose(next);
    field.current?.focus();
  };
  const toCount = () => {
    if (hasFailed) return words.failed;
    if (!found || found.shown.length === total) return fill(words.all, { total });
    return fill(words.some, { found: found.shown.length, total });
  };

  return (
    <>
      <search className="no-print mt-5 block noscript:hidden">
        <form
          ref={form}
          action={localePath(routes.tests, locale)}
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            settle(view);
          }}
        >
          <SearchField
            ref={field}
            label={words.search}
            name="q"
            placeholder={words.placeholder}
            value={view.q}
            onChange={({ currentTarget }) => type({ ...view, q: currentTarget.value })}
            onBlur={() => settle(view)}
            clear={words.clear}
            onClear={() => take({ ...view, q: '' })}
          />
          <EmergencyNote callNow={callNow} emergencies={found?.emergencies ?? []} words={emergencyWords} />
          <Filters
            view={view}
            options={options}
            voice={voice}
            onChoose={(change) => choose({ ...view, ...change })}
          />
          <p className="mt-1.5 flex min-h-11 flex-wrap items-center gap-x-5 text-[0.9375rem] tabular-nums">
            <span role="status">{toCount()}</span>
            {isNarrowed && (
              <button
                className="min-h-11 border-0 bg-transparent px-3.5 text-haematoxylin"
                type="button"
                onClick={() => take(none)}
              >
                {words.showAll}
              </button>
            )}
            <a
              className="inline-flex min-h-11 items-center"
              href={toPlanAddress(localePath(routes.plan, locale), plan)}
            >
              {plan.length === 0 ? words.plan : fill(words.planOf, { count: plan.length })}
            </a>
          </p>
          <Unreachable>{words.unreachable}</Unreachable>
        </form>
      </search>
      <SignLinks signs={found?.signs ?? []} voice={voice} />
      <StatusLines
        absent={found?.absent ?? []}
        packs={found?.packs ?? []}
        siteAnswers={found?.siteAnswers ?? []}
        askLink={askLink}
        bookLink={book}
        voice={voice}
      />
      {found && isFound && (
        <Hits shown={found.shown} isRanked={found.isRanked} bookLink={book} voice={voice} />
      )}
      {!isFound && !isAnswered && (
        <NothingFound askLink={found.absent.length > 0 ? null : askLink} voice={voice} />
      )}
      <div
        className="a-to-z mt-2"
        hidden={found !== null}
        data-pending={!engine && !hasFailed ? '' : undefined}
      >
        {children}
      </div>
    </>
  );
}
