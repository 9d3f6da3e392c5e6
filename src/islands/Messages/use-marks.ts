import { useRef } from 'react';
import { markMessage } from '#backend/messages.ts';
import type { Failure } from '#backend/session.ts';
import type { Message } from '#schemas/message.ts';
import { getAuth } from '#stores/session.ts';

export type Marks = { read: boolean; answered: boolean };

/** The marks as they will be when the database has them. */
function toMarked(message: Message, { read, answered }: Marks): Message {
  const now = new Date().toISOString();
  return {
    ...message,
    read_at: read ? (message.read_at ?? now) : null,
    answered_at: answered ? (message.answered_at ?? now) : null,
  };
}

type Options = {
  put: (message: Message) => void;
  onFail: (failure: Failure, again: () => void) => void;
};

/**
 * Shows marks at once and writes those of one message one after the other: requests overtake each other, and the first press
 * would hold. What a later press says anyway is no failure.
 */
export function useMarks({ put, onFail }: Options): (message: Message, marks: Marks) => void {
  /** By message: how the database has it, and the last of what is being written of it. */
  const works = useRef(new Map<string, { stored: Message; last: Promise<void> }>());

  const mark = (message: Message, marks: Marks) => {
    const work = works.current.get(message.id) ?? { stored: message, last: Promise.resolve() };
    works.current.set(message.id, work);
    const marked = toMarked(message, marks);
    put(marked);
    const turn = work.last.then(async () => {
      const answer = await markMessage(getAuth(), message.id, marks);
      if (answer.ok) work.stored = marked;
      if (work.last !== turn) return;
      works.current.delete(message.id);
      if (answer.ok) return;
      put(work.stored);
      onFail(answer.failure, () => mark(work.stored, marks));
    });
    work.last = turn;
  };
  return mark;
}
