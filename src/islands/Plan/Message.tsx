import { CHAT_NUMBER } from 'astro:env/client';
import { useId, useState } from 'react';
import { fieldFrame } from '#components/ui/field-frame.ts';
import { TextButton } from '#components/ui/TextButton.tsx';
import { site } from '#config/site.ts';
import { copyText } from '#islands/Toasts/copy.ts';
import { toChatLink } from '#lib/booking.ts';
import { findCertain } from '#lib/plan/emergencies.ts';
import type { Booked } from '#lib/plan/expand.ts';
import { longestMessage, toPlanMessage } from '#lib/plan/message.ts';
import { Note } from './Note.tsx';
import type { Visit } from './PetFields.tsx';
import { PlanSection } from './PlanSection.tsx';

interface Props {
  booked: readonly Booked[];
  visit: Visit;
  branch: string | null;
  /** When the sample is taken and when the last report comes, in words; null where no hour was chosen. */
  hours: { readonly taken: string; readonly reports: string | null } | null;
  link: string;
}

const copy = (text: string, what: string) =>
  copyText(text, {
    done: `${what} copied`,
    // The text stands in the page.
    refused: 'Copying is not allowed here. Please mark the text and copy it.',
  });

/** The message that carries the plan into the chat: written anew at every change until the visitor edits it. */
export function Message({ booked, visit, branch, hours, link }: Props) {
  const id = useId();
  const [edited, setEdited] = useState<string | null>(null);
  const written = toPlanMessage(booked, {
    petName: visit.petName,
    pet: visit.pet,
    branch,
    hours,
    time: visit.time,
    link,
  });
  const text = edited ?? written;
  // A chat may be read late.
  const isEmergency = findCertain(booked) !== null;
  const call = (
    <a className={isEmergency ? 'button' : 'button quiet'} href={`tel:${site.phone.tel}`}>
      Call {site.phone.shown}
    </a>
  );
  return (
    <PlanSection title="Ask for it by chat">
      <label className="sr-only" htmlFor={id}>
        Your message
      </label>
      <textarea
        id={id}
        className={`mt-3 resize-y text-[0.9375rem] leading-[1.5] ${fieldFrame}`}
        rows={Math.min(14, written.split('\n').length + 3)}
        maxLength={longestMessage - 1}
        value={text}
        onChange={({ target }) => setEdited(target.value)}
      />
      {edited !== null && edited !== written && (
        <Note>
          You have edited the message: later changes of the plan are not in it.{' '}
          <TextButton onClick={() => setEdited(null)}>Write it anew</TextButton>
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
          Send by chat
        </a>
        <button type="button" className="button quiet" onClick={() => copy(text, 'Message')}>
          Copy
        </button>
        {!isEmergency && call}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button quiet" onClick={() => copy(link, 'Link')}>
          Copy the plan’s link
        </button>
        <button type="button" className="button quiet" onClick={() => print()}>
          Print the collection sheet
        </button>
      </p>
      <Note>Nothing is ordered or paid here: you agree on the visit in the chat or by phone.</Note>
    </PlanSection>
  );
}
