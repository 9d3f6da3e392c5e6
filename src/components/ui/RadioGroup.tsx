import type { ComponentProps, ReactNode } from 'react';

type Props<Value extends string> = {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  toInput: (value: Value) => ComponentProps<'input'>;
  /** Leaves room beside the words, where the group is as wide as they are. */
  isRoomy?: boolean;
  /** Under the choices. */
  children?: ReactNode;
};

const cell =
  'flex min-h-11 cursor-pointer items-center justify-center gap-1.5 border-rule px-1 py-2.5 text-center leading-[1.2] not-first:border-l has-checked:bg-wash has-checked:font-[600] has-checked:shadow-[inset_0_-3px_var(--color-haematoxylin)] max-sm:flex-col max-sm:text-[0.9375rem] sm:gap-2.5 max-[18rem]:not-first:border-t max-[18rem]:not-first:border-l-0';
/** On a phone four choices stand two by two. */
const pairs = 'max-sm:grid-flow-row max-sm:grid-cols-2';
const pairedCell = 'max-sm:odd:border-l-0 max-sm:nth-[n+3]:border-t';

/** A few choices of which one holds, side by side. */
export function RadioGroup<Value extends string>({
  legend,
  choices,
  toInput,
  isRoomy = false,
  children,
}: Props<Value>) {
  const isPaired = choices.length > 3;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0 font-[600]">{legend}</legend>
      <div
        className={`mt-1 grid auto-cols-[1fr] grid-flow-col overflow-clip rounded-soft border border-rule-strong max-[18rem]:grid-flow-row max-[18rem]:grid-cols-[minmax(0,1fr)] ${isPaired ? pairs : ''}`}
      >
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className={`${cell} ${isPaired ? pairedCell : ''} ${isRoomy ? 'md:px-3.5' : ''}`}
          >
            <input {...toInput(value)} className="m-0 size-5 flex-none" type="radio" value={value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
