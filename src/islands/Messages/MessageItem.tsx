import { useState } from 'react';
import { formatMoment } from '#lib/dates.ts';
import { toReplyLink } from '#lib/messages/reply.ts';
import type { Message } from '#schemas/message.ts';

export type Marks = { read: boolean; answered: boolean };

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
      className="message"
      data-state={state}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open && !read) onMark({ read: true, answered });
      }}
    >
      <summary>
        <span className="from">{message.name}</span>
        <span className="state">{state}</span>
        <time dateTime={message.created_at}>{formatMoment(message.created_at)}</time>
        <span className="start">{message.message.slice(0, 160)}</span>
      </summary>
      {open && (
        <div className="whole">
          <dl className="facts">
            <div>
              <dt className="label">Email</dt>
              <dd>{message.email}</dd>
            </div>
            <div>
              <dt className="label">Phone</dt>
              <dd>{message.phone ?? 'None given'}</dd>
            </div>
          </dl>
          <p className="text">{message.message}</p>
          {message.answered_at && (
            <p className="soft">{`Answered on ${formatMoment(message.answered_at)}`}</p>
          )}
          <div className="actions">
            <a className="button" href={toReplyLink(message)}>
              Reply by mail
            </a>
            <button
              className="button quiet"
              type="button"
              onClick={() => onMark({ read: true, answered: !answered })}
            >
              {answered ? 'Not answered yet' : 'Mark as answered'}
            </button>
            <button className="button quiet" type="button" onClick={() => onMark({ read: !read, answered })}>
              {read ? 'Mark as unread' : 'Mark as read'}
            </button>
            <button className="button danger" type="button" onClick={onDelete}>
              Delete
            </button>
          </div>
        </div>
      )}
    </details>
  );
}
