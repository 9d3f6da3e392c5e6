import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { TextButton } from '#components/ui/TextButton.tsx';
import { fill } from '#config/fill.ts';
import { defaultLocale, localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import type { planStart } from '#i18n/en/plan-start.ts';
import { findTyped, toPlanParams } from '#lib/plan/address.ts';
import { asksOfSedation } from '#lib/plan/food.ts';
import type { PlanPageData } from '#lib/plan/page-data.ts';
import { toPlan } from '#lib/plan/plan.ts';
import { noVisit } from '#lib/plan/visit.ts';
import { english } from '#lib/plan/words.ts';
import { $bookingList, setBookingList } from '#stores/booking-list.ts';
import { Booking } from './Booking.tsx';
import { CheaperBooking } from './CheaperBooking.tsx';
import { CollectionSheet } from './CollectionSheet.tsx';
import { Emergency } from './Emergency.tsx';
import { Message } from './Message.tsx';
import { NoTests } from './NoTests.tsx';
import { PetFields } from './PetFields.tsx';
import { PlanSection } from './PlanSection.tsx';
import { Preparation } from './Preparation.tsx';
import { type Opened, writeAddress } from './plan-address.ts';
import { ReportTime } from './ReportTime.tsx';
import { Tubes } from './Tubes.tsx';
import { useTimes } from './use-times.ts';
import { useUnknown } from './use-unknown.ts';
import { useVisit } from './use-visit.ts';

interface Props {
  data: PlanPageData;
  opened: Opened;
  start: typeof planStart;
}

const notice = 'mb-5 border-l-4 border-marigold py-0.5 pl-4';
/** Kinds of notes that may cost the pet or the sample. */
const grave: readonly string[] = ['blood', 'species', 'way'];

/** The whole plan, worked out anew at every change, and kept in the address. */
export function PlanView({ data, opened, start }: Props) {
  const { locale = defaultLocale, words = english } = data;
  const said = words.plan;
  const own = useStore($bookingList);
  const [shared, setShared] = useState(opened.shared);
  const isOwn = shared === null;
  const ids = shared ?? own;
  /** Changes the list that is shown: one's own, or what is looked at in its place, which costs that nothing. */
  const setIds = isOwn ? setBookingList : setShared;
  const [visit, setVisit] = useVisit(opened.visit, isOwn, ids.length > 0);
  const plan = useMemo(() => toPlan(ids, visit.pet, data), [ids, visit.pet, data]);
  const unknown = useUnknown(plan, setIds);
  const { now, times, fault, by, isWhole, explanation, notes, hours } = useTimes(plan, visit, data);

  const params = toPlanParams({ ids: plan.booked.map(({ id }) => id), pet: visit.pet, branch: visit.branch });
  const link = `${location.origin}${localePath(routes.plan, locale)}${params && `?${params}`}`;
  useEffect(() => writeAddress(params, isOwn), [params, isOwn]);

  // What is pressed to change the list goes with it: the focus comes to the heading of what stands there then.
  const title = useRef<HTMLHeadingElement>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0) title.current?.focus();
  }, [turn]);
  const change = (list: readonly string[]): void => {
    setIds(list);
    setTurn(turn + 1);
  };
  const take = (list: readonly string[], of = visit): void => {
    setBookingList(list);
    setVisit(of);
    setShared(null);
    setTurn(turn + 1);
  };
  const branch = data.branches.find(({ id }) => id === visit.branch)?.name ?? null;
  return (
    <>
      <div className="print:hidden">
        {!isOwn && (
          <p className={notice}>
            {said.shared.text} <TextButton onClick={() => take(ids)}>{said.shared.keep}</TextButton>{' '}
            <TextButton onClick={() => take(own, opened.kept ?? noVisit)}>
              {fill(said.shared.back, { count: own.length })}
            </TextButton>{' '}
            <TextButton onClick={() => take([...own, ...ids], opened.kept ?? visit)}>
              {said.shared.add}
            </TextButton>
          </p>
        )}
        {unknown.length > 0 && (
          <p className={notice} role="alert">
            {fill(said.unknown.text, { ids: unknown.map((id) => findTyped(opened.params, id)).join(', ') })}
            {plan.booked.length > 0 && ` ${said.unknown.rest}`}
          </p>
        )}
        {plan.booked.length === 0 ? (
          <NoTests words={start.noTests} locale={locale} headingRef={title} />
        ) : (
          <>
            <Emergency emergencies={plan.emergencies} words={words.testEmergency} />
            <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
              <div>
                <Booking
                  plan={plan}
                  reports={times?.byId ?? null}
                  locale={locale}
                  words={words}
                  titleRef={title}
                  onRemove={(id) => change(ids.filter((other) => other !== id))}
                />
                <CheaperBooking cheaper={plan.cheaper} words={words} onTake={change} />
                {notes.length > 0 && (
                  <PlanSection title={said.notes}>
                    <ul>
                      {notes.map(({ kind, text }) => (
                        <li
                          key={text}
                          className={`border-b border-l-4 border-b-rule py-2 pl-4 ${grave.includes(kind) ? 'border-l-vermilion' : 'border-l-marigold'}`}
                        >
                          {text}
                        </li>
                      ))}
                    </ul>
                  </PlanSection>
                )}
                <Tubes plan={plan} data={data} pet={visit.pet} />
                <Preparation
                  plan={plan}
                  containers={data.containers}
                  times={times}
                  locale={locale}
                  words={words}
                />
              </div>
              <div className="mt-9 lg:sticky lg:top-20 lg:mt-0 lg:self-start">
                <PetFields
                  key={isOwn ? 'own' : 'shared'}
                  words={said.pet}
                  visit={visit}
                  now={now}
                  onChange={setVisit}
                  branches={data.branches}
                  hasDraw={plan.containers.length > 0}
                  asksOfSedation={asksOfSedation(plan.tests)}
                  isEmergency={plan.emergencies.some(({ always }) => always)}
                />
                <ReportTime
                  by={by}
                  isWhole={isWhole}
                  fault={fault}
                  explanation={explanation}
                  words={said.times}
                />
                <Message
                  booked={plan.booked}
                  visit={visit}
                  branch={branch}
                  hours={hours}
                  link={link}
                  words={words}
                  onEdit={(message) => setVisit({ ...visit, message })}
                />
              </div>
            </div>
          </>
        )}
      </div>
      {plan.booked.length > 0 && (
        <CollectionSheet
          plan={plan}
          data={data}
          visit={visit}
          branch={branch}
          notes={notes.map(({ text }) => text)}
          taken={hours?.taken ?? null}
          reports={hours && times ? times.byId : null}
          link={link}
        />
      )}
    </>
  );
}
