import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { Icon } from '#components/ui/Icon.tsx';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'> {
  ref: Ref<HTMLInputElement>;
  /** What it looks through. */
  label: string;
  /** The words of the button that empties it, which stands while there is something in it. */
  clear: string;
  onClear(): void;
}

/** Where a visitor writes what a list is searched for. */
export function SearchField({ label, clear, onClear, ...field }: Props) {
  const id = useId();
  return (
    <div className="max-w-[40rem] noscript:hidden">
      <label className="label mb-1 block" htmlFor={id}>
        {label}
      </label>
      <div className="search-field">
        <Icon name="search" className="pointer-events-none ml-3 flex-none" />
        <input id={id} type="search" maxLength={100} enterKeyHint="search" {...field} />
        <button
          className="min-h-11 border-0 bg-transparent px-3.5 text-[0.9375rem] text-haematoxylin"
          type="button"
          onClick={onClear}
        >
          {clear}
        </button>
      </div>
    </div>
  );
}
