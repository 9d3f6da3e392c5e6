import { useCallback, useState } from 'react';
import { deleteMessage, loadAllMessages } from '#backend/messages.ts';
import type { Failure } from '#backend/session.ts';
import { download } from '#components/account/download.ts';
import { FocusedStatus } from '#components/account/FocusedStatus.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { SkeletonLines } from '#components/admin/SkeletonLines.tsx';
import { StaffGate } from '#components/admin/StaffGate.tsx';
import { Confirm } from '#components/staff/Confirm.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { panelLook } from '#components/ui/Panel.tsx';
import { SessionIsland } from '#islands/shared/SessionIsland.tsx';
import { toIsoDay } from '#lib/dates.ts';
import { toMessageFile } from '#lib/messages/file.ts';
import type { Message, MessageFilter } from '#schemas/message.ts';
import { getAuth, toLogin } from '#stores/session.ts';
import { FilterBar } from './FilterBar.tsx';
import { MessageItem } from './MessageItem.tsx';
import { type Marks, useMarks } from './use-marks.ts';
import { useMessages } from './use-messages.ts';

/** Wherever in the list it went wrong. */
const problemLook = 'sticky top-2 z-2 border-rule not-empty:border';

const toCount = (total: number): string => `${total} ${total === 1 ? 'message' : 'messages'}`;

function Inbox() {
  const [filter, setFilter] = useState<MessageFilter>({ words: '', state: 'all' });
  const { inbox, more, retry, put, remove } = useMessages(filter);
  /** What went wrong, and the way to try the same again. */
  const [failed, setFailed] = useState<{ failure: Failure; again: () => void } | null>(null);
  const failure = failed?.failure ?? null;
  const [doomed, setDoomed] = useState<Message | null>(null);
  const [news, setNews] = useState('');
  const [saving, setSaving] = useState(false);
  const { messages, total, status } = inbox;

  const write = useMarks({ put, onFail: (failure, again) => setFailed({ failure, again }) });
  const mark = (message: Message, marks: Marks) => {
    setFailed(null);
    write(message, marks);
  };
  const erase = async (message: Message) => {
    setFailed(null);
    setNews('');
    const deleted = await deleteMessage(getAuth(), message.id);
    if (!deleted.ok) return setFailed({ failure: deleted.failure, again: () => void erase(message) });
    remove(message.id);
    setNews(`The message of ${message.name} is deleted.`);
  };
  const save = async () => {
    setFailed(null);
    setSaving(true);
    const all = await loadAllMessages(getAuth(), filter);
    setSaving(false);
    if (!all.ok) return setFailed({ failure: all.failure, again: () => void save() });
    download(`messages-${toIsoDay(new Date())}.csv`, 'text/csv;charset=utf-8', toMessageFile(all.value));
  };
  const change = useCallback((next: MessageFilter) => {
    setNews('');
    setFilter(next);
  }, []);

  return (
    <div className="grid max-w-[60rem] gap-5" aria-busy={status === 'loading'}>
      <FilterBar filter={filter} onChange={change} />
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p role="status">{total === null ? status === 'loading' && 'Loading…' : toCount(total)}</p>
        <Button tone="quiet" disabled={!total} aria-disabled={saving} onClick={() => saving || void save()}>
          {saving ? 'Exporting...' : 'Export as CSV'}
        </Button>
      </div>
      <Problem className={problemLook} failure={failure} onRetry={() => failed?.again()} />
      <Problem className={problemLook} failure={inbox.failure} onRetry={retry} />
      {[failure, inbox.failure].some((one) => one?.kind === 'ended') && (
        <p>
          <ButtonLink href={toLogin()}>Sign in</ButtonLink>
        </p>
      )}
      <FocusedStatus turn={news}>{news}</FocusedStatus>
      {total === 0 && status === 'ready' && (
        <p className={panelLook}>
          {filter.words === '' && filter.state === 'all' ? 'Nobody has written yet.' : 'No message fits.'}
        </p>
      )}
      <div className="border-rule not-empty:border-b">
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            onMark={(marks) => mark(message, marks)}
            onDelete={() => setDoomed(message)}
          />
        ))}
      </div>
      {total !== null && messages.length < total && (
        <Button
          tone="quiet"
          className="justify-self-center"
          aria-disabled={status === 'loading'}
          onClick={() => status !== 'loading' && more()}
        >
          {status === 'loading' ? 'Loading…' : `Show more of the ${total}`}
        </Button>
      )}
      {doomed && (
        <Confirm
          question={`Delete the message of ${doomed.name} for good?`}
          yes="Delete for good"
          onAnswer={(yes) => {
            setDoomed(null);
            if (yes) void erase(doomed);
          }}
        />
      )}
    </div>
  );
}

export function Messages() {
  return (
    <SessionIsland>
      <StaffGate skeleton={<SkeletonLines lines={6} />}>{() => <Inbox />}</StaffGate>
    </SessionIsland>
  );
}
