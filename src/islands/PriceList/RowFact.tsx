interface Props {
  label: string;
  value: string;
}

/** A line of facts under a name. */
export function RowFact({ label, value }: Props) {
  return (
    <div>
      <dt className="inline text-ink-soft after:content-[':']">{label}</dt>{' '}
      <dd className="inline">{value}</dd>
    </div>
  );
}
