interface Props {
  name: string;
  label: string;
  /** The words for no choice. */
  any: string;
  options: readonly { readonly value: string; readonly words: string }[];
  value: string;
  onChange(value: string): void;
}

/** One filter with a list to choose from. */
export function FilterSelect({ name, label, any, options, value, onChange }: Props) {
  return (
    <select
      className={`chip field-sizing-content max-w-56 pr-2 pl-3.5 outline-offset-1 ${value === '' ? '' : 'border-haematoxylin font-[600] text-haematoxylin'}`}
      name={name}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.words}
        </option>
      ))}
    </select>
  );
}
