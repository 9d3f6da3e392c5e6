import { useEffect, useState } from 'react';
import { type MessageFilter, type MessageState, messageStates } from '#schemas/message.ts';

const labels: Record<MessageState, string> = {
  all: 'All',
  unread: 'Unread',
  unanswered: 'Not answered',
  answered: 'Answered',
};

/** Milliseconds without a key before the search is carried out. */
const pause = 300;

/** Search words and a state; the words count when the typing rests. */
export function FilterBar({
  filter,
  onChange,
}: {
  filter: MessageFilter;
  onChange: (filter: MessageFilter) => void;
}) {
  const [typed, setTyped] = useState(filter.words);
  useEffect(() => {
    if (typed.trim() === filter.words) return undefined;
    const timer = setTimeout(() => onChange({ ...filter, words: typed.trim() }), pause);
    return () => clearTimeout(timer);
  }, [typed, filter, onChange]);

  return (
    <search className="filter">
      <div className="field">
        <label htmlFor="words">Search messages</label>
        <input
          id="words"
          type="search"
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <fieldset className="choices">
        <legend>Show</legend>
        <div>
          {messageStates.map((state) => (
            <label key={state}>
              <input
                type="radio"
                name="state"
                checked={filter.state === state}
                onChange={() => onChange({ words: typed.trim(), state })}
              />
              <span>{labels[state]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </search>
  );
}
