import { useCallback, useEffect, useRef, useState } from 'react';
import { listMessages } from '#backend/messages.ts';
import type { Failure } from '#backend/session.ts';
import type { Message, MessageFilter } from '#schemas/message.ts';
import { getAuth } from '#stores/session.ts';

const pageful = 25;

type Inbox = {
  messages: readonly Message[];
  /** Messages that are shown and those that follow them; null before the first answer. */
  total: number | null;
  status: 'loading' | 'ready' | 'failed';
  failure: Failure | null;
};

const empty: Inbox = { messages: [], total: null, status: 'loading', failure: null };

/** The messages that fit a filter, as far as they were asked for. */
export function useMessages({ words, state }: MessageFilter) {
  const [inbox, setInbox] = useState(empty);
  /** Only the answer to the last question counts. */
  const asked = useRef(0);
  /** The message after which was asked for more last. */
  const after = useRef<Message>(undefined);

  const load = useCallback(
    async (last?: Message) => {
      asked.current += 1;
      const question = asked.current;
      after.current = last;
      setInbox((now) => ({ ...now, status: 'loading', failure: null }));
      const answer = await listMessages(getAuth(), { words, state }, last, pageful);
      if (question !== asked.current) return;
      if (!answer.ok) return setInbox((now) => ({ ...now, status: 'failed', failure: answer.failure }));
      const { messages, total } = answer.value;
      setInbox((now) => {
        // What was marked or deleted meanwhile stays so.
        const before = last ? now.messages : [];
        return {
          messages: [...before, ...messages],
          total: before.length + total,
          status: 'ready',
          failure: null,
        };
      });
    },
    [words, state],
  );
  useEffect(() => void load(), [load]);

  return {
    inbox,
    more: () => void load(inbox.messages.at(-1)),
    /** Asks the last question again: the pages that are shown stay. */
    retry: () => void load(after.current),
    /** Puts the new version of a message in its place, also where it no longer fits: nothing vanishes under the hand. */
    put: (message: Message) =>
      setInbox((now) => ({
        ...now,
        messages: now.messages.map((one) => (one.id === message.id ? message : one)),
      })),
    remove: (id: string) =>
      setInbox((now) => ({
        ...now,
        messages: now.messages.filter((one) => one.id !== id),
        total: now.total === null ? null : now.total - 1,
      })),
  };
}
