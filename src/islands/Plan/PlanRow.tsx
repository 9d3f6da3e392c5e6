import type { ReactNode } from 'react';

interface Props {
  label: string;
  children: ReactNode;
}

/** A line of what to know beside the tests. */
export const PlanRow = ({ label, children }: Props) => (
  <div className="grid gap-x-4 gap-y-0.5 border-b border-rule py-2.5 sm:grid-cols-[8rem_1fr]">
    <dt className="label leading-[1.6] text-balance">{label}</dt>
    <dd>{children}</dd>
  </div>
);
