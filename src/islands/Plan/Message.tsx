import { CHAT_NUMBER } from 'astro:env/client';
import { useId } from 'react';
import { fieldFrame } from '#components/ui/field-frame.ts';
import { TextButton } from '#components/ui/TextButton.tsx';
import { fill } from '#config/fill.ts';
import { site } from '#config/site.ts';
import { copyText } from '#islands/Toasts/copy.ts';
import { ToastArea } from '#islands/Toasts/ToastArea.tsx';
import { toChatLink } from '#lib/booking.ts';
import { findCertain } from '#lib/plan/emergencies.ts';
import type { Booked } from '#lib/plan/expand.ts';
import { longestMessage, toPlanMessage } from '#lib/plan/message.ts';
import type { Visit } from '#lib/plan/visit.ts';
import type { PlanWords } from '#lib/plan/words.ts';
import { Note } from './Note.tsx';
import { PlanSection } from './PlanSection.tsx';

interface Props {
  booked: readonly Booked[];
  visit: Visit;
  branch: string | null;
  /** When the sample is taken and when the last report comes, in words; null where no hour was chosen. */
  hours: { readonly taken: string; readonly reports: string | null } | null;
  link: string;
  words: PlanWords;
  /** The message in the visitor's own words, or none any more. */
  onEdit(message: string | null): void;
}

/** The message that carries the plan into the chat: written anew at every change until the visitor edits it. */
export function Message({ booked, visit, branch, hours, link, words, onEdit }: Props) {
  const said = words.plan.message;
  const id = useId();
  const edited = visit.message;
  const written = toPlanMessage(
    booked,
    { petName: visit.petName, pet: visit.pet, branch, hours, time: visit.time, link },
    words,
  );
  // Where copying is refused, the text stands in the page.
  const copy = (what: string, done: string) => copyText(what, { done, refused: said.copyRefused });
  const text = edited ?? written;
  // A chat may be read late.
  const isEmergency = findCertain(booked) !== null;
  const call = (
    <a className={isEmergency ? 'button' : 'button quiet'} href={`tel:${site.phone.tel}`}>
      {fill(said.call, { phone: site.phone.shown })}
    </a>
  );
  return (
    <PlanSection title={said.title}>
      <label className="sr-only" htmlFor={id}>
        {said.yours}
      </label>
      <textarea
        id={id}
        className={`mt-3 resize-y text-[0.9375rem] leading-[1.5] ${fieldFrame}`}
        rows={Math.min(14, written.split('\n').length + 3)}
        maxLength={longestMessage - 1}
        value={text}
        onChange={({ target }) => onEdit(target.value)}
      />
      {edited !== null && edited !== written && (
        <Note>
          {said.edited} <TextButton onClick={() => onEdit(null)}>{said.anew}</TextButton>
        </Note>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        {isEmergency && call}
        <a
          className={isEmergency ? 'button quiet' : 'button'}
          href={toChatLink(CHAT_NUMBER, text)}
          target="_blank"
          rel="noopener"
        >
          {said.send}
        </a>
        <button type="button" className="button quiet" onClick={() => copy(text, said.copied.message)}>
          {said.copy}
        </button>
        {!isEmergency && call}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button quiet" onClick={() => copy(link, said.copied.link)}>
          {said.copyLink}
        </button>
        <button type="button" className="button quiet" onClick={() => print()}>
          {said.print}
        </button>
      </p>
      <Note>{said.remark}</Note>
      <ToastArea />
    </PlanSection>
  );
}
