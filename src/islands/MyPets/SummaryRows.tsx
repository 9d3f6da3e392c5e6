import type { ReactNode } from 'react';

/** Figures side by side, each over its label. */
export function SummaryRows({ children }: { children: ReactNode }) {
  return (
    <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-6 border-b border-rule">
      {children}
    </dl>
  );
}

export function SummaryRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-t border-rule py-2.5">
      <dt className="label">{label}</dt>
      <dd className="font-display text-h2 leading-[1.2] font-[600] tabular-nums">{children}</dd>
    </div>
  );
}
