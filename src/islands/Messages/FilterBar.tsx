import { useEffect, useState } from 'react';
import { Field, inputLook } from '#components/ui/Field.tsx';
import { RadioGroup } from '#components/ui/RadioGroup.tsx';
import { type MessageFilter, type MessageState, messageStates } from '#schemas/message.ts';

const labels: Record<MessageState, string> = {
  all: 'All',
  unread: 'Unread',
  unanswered: 'Not answered',
  answered: 'Answered',
};

const choices = messageStates.map((value) => ({ value, label: labels[value] }));

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
    <search className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(12rem,1fr)_auto] md:items-start">
      <Field name="words" label="Search messages">
        <input
          className={inputLook}
          id="words"
          type="search"
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <RadioGroup
        legend="Show"
        isRoomy
        choices={choices}
        toInput={(state) => ({
          name: 'state',
          checked: filter.state === state,
          onChange: () => onChange({ words: typed.trim(), state }),
        })}
      />
    </search>
  );
}
