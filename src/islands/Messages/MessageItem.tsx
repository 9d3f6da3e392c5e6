import { useState } from 'react';
import { Fact, Facts } from '#components/account/Facts.tsx';
import { Actions, Button, ButtonLink } from '#components/ui/Button.tsx';
import { formatMoment } from '#lib/dates.ts';
import { toReplyLink } from '#lib/messages/reply.ts';
import type { Message } from '#schemas/message.ts';
import type { Marks } from './use-marks.ts';

const toneClasses = { New: 'text-eosin-deep', Read: 'text-ink-soft', Answered: 'text-leaf' };

type Props = {
  message: Message;
  onMark: (marks: Marks) => void;
  onDelete: () => void;
};

/** One message: folded a line of the list, open the whole text with what can be done. Opening it reads it. */
export function MessageItem({ message, onMark, onDelete }: Props) {
  const [open, setOpen] = useState(false);
  const read = message.read_at !== null;
  const answered = message.answered_at !== null;
  const state = answered ? 'Answered' : read ? 'Read' : 'New';

  return (
    <details
      className={`border-t border-l-4 border-t-rule ${state === 'New' ? 'border-l-eosin' : 'border-l-transparent'}`}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open && !read) onMark({ read: true, answered });
      }}
    >
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 pr-3 pl-4 leading-[1.45] hover:bg-wash in-open:bg-wash md:grid-cols-[11rem_minmax(0,1fr)_5.5rem_auto] [&::-webkit-details-marker]:hidden">
        <span
          className={`wrap-anywhere md:row-start-1 md:in-open:col-span-2 ${state === 'New' ? 'font-[600]' : ''}`}
        >
          {message.name}
        </span>
        <span className={`text-small font-[600] md:col-start-3 md:row-start-1 ${toneClasses[state]}`}>
          {state}
        </span>
        <time
          className="col-span-full row-start-2 text-small text-ink-soft md:col-span-1 md:col-start-4 md:row-start-1"
          dateTime={message.created_at}
        >
          {formatMoment(message.created_at)}
        </time>
        <span className="col-span-full truncate text-ink-soft in-open:hidden md:col-span-1 md:col-start-2 md:row-start-1">
          {message.message.slice(0, 160)}
        </span>
      </summary>
      {open && (
        <div className="grid gap-4 pt-3 pr-3 pb-6 pl-4">
          <Facts className="mt-2">
            <Fact label="Email">{message.email}</Fact>
            <Fact label="Phone">{message.phone ?? 'None given'}</Fact>
          </Facts>
          <p className="max-w-text wrap-anywhere whitespace-pre-line">{message.message}</p>
          {message.answered_at && (
            <p className="text-ink-soft">{`Answered on ${formatMoment(message.answered_at)}`}</p>
          )}
          <Actions>
            <ButtonLink href={toReplyLink(message)}>Reply by mail</ButtonLink>
            <Button tone="quiet" onClick={() => onMark({ read: true, answered: !answered })}>
              {answered ? 'Not answered yet' : 'Mark as answered'}
            </Button>
            <Button tone="quiet" onClick={() => onMark({ read: !read, answered })}>
              {read ? 'Mark as unread' : 'Mark as read'}
            </Button>
            <Button tone="danger" onClick={onDelete}>
              Delete
            </Button>
          </Actions>
        </div>
      )}
    </details>
  );
}
