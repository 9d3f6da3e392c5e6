import type { ReactNode } from 'react';

/** Labelled facts as rows of a report sheet. */
export function Facts({ className = '', children }: { className?: string; children: ReactNode }) {
  return <dl className={`grid gap-x-6 sm:grid-cols-2 ${className}`}>{children}</dl>;
}

type Props = {
  label: string;
  /** Takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
};

export function Fact({ label, isWide = false, children }: Props) {
  return (
    <div className={`border-t border-rule py-2 ${isWide ? 'sm:col-span-full' : ''}`}>
      <dt className="label">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
