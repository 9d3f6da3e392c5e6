import { type Ref, useId } from 'react';
import { Icon } from '#components/ui/Icon.tsx';

interface Props {
  ref: Ref<HTMLInputElement>;
  value: string;
  onType(text: string): void;
  /** The visitor leaves the field. */
  onLeave(): void;
  onClear(): void;
}

/** The words that a visitor looks for. */
export function SearchField({ ref, value, onType, onLeave, onClear }: Props) {
  const id = useId();
  return (
    <div className="search">
      <label className="label" htmlFor={id}>
        Name, code, sign or everyday word
      </label>
      <Icon name="search" />
      <input
        ref={ref}
        id={id}
        name="q"
        type="search"
        maxLength={100}
        placeholder="CBC, kidney, pathri"
        enterKeyHint="search"
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={onLeave}
      />
      <button type="button" onClick={onClear}>
        Clear
      </button>
    </div>
  );
}
