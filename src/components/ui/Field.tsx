import type { ReactNode } from 'react';

/** The box of a text field. */
export const inputLook =
  'min-h-11 w-full rounded-sharp border border-rule-strong bg-sheet px-3 py-2 aria-invalid:border-vermilion aria-invalid:outline-vermilion';

type Described = { name: string; hint?: string | undefined; fault?: string | null };

/** The names of fields are unique on a page, so that the static page and the living one agree on ids. */
const toFaultId = (name: string): string => `${name}-fault`;
const toHintId = (name: string): string => `${name}-hint`;

/** What a control with this name says of its hint and its fault. */
export function toAria({ name, hint, fault = null }: Described) {
  const ids = [...(hint ? [toHintId(name)] : []), ...(fault === null ? [] : [toFaultId(name)])];
  return { 'aria-invalid': fault !== null, 'aria-describedby': ids.join(' ') || undefined };
}

export function Fault({ name, fault }: { name: string; fault: string | null }) {
  return fault === null ? null : (
    <p className="fault text-small leading-[1.4] text-vermilion" id={toFaultId(name)}>
      {fault}
    </p>
  );
}

/** A control with its label, its hint and what is wrong with it. The control has `name` as its id. */
export function Field({
  name,
  label,
  hint,
  fault = null,
  children,
}: Described & { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
      <label className="font-[600]" htmlFor={name}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p className="text-small leading-[1.4] text-ink-soft" id={toHintId(name)}>
          {hint}
        </p>
      )}
      <Fault name={name} fault={fault} />
    </div>
  );
}
