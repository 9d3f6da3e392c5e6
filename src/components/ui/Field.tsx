import type { ComponentProps, ReactNode } from 'react';
import { fieldFrame } from './field-frame.ts';

/** The box of a text field. */
export const inputLook = `${fieldFrame} aria-invalid:border-vermilion aria-invalid:outline-vermilion`;
export const fieldLook = 'grid grid-cols-[minmax(0,1fr)] content-start gap-1';
export const hintLook = 'text-small leading-[1.4] text-ink-soft';
const faultLook = 'fault text-small leading-[1.4] text-vermilion';

type Described = { name: string; hint?: string | undefined; fault?: string | null };
type FaultProps = {
  name: string;
  fault: string | null;
  /** Said aloud as soon as it is known, and not only at its field. */
  isSpoken?: boolean;
};

/** The names of fields are unique on a page, so that the static page and the living one agree on ids. */
const toFaultId = (name: string): string => `${name}-fault`;
const toHintId = (name: string): string => `${name}-hint`;

/** What a control with this name says of its hint and its fault. */
export function toAria({ name, hint, fault = null }: Described) {
  const ids = [...(hint ? [toHintId(name)] : []), ...(fault === null ? [] : [toFaultId(name)])];
  return { 'aria-invalid': fault !== null, 'aria-describedby': ids.join(' ') || undefined };
}

export function Fault({ name, fault, isSpoken = false }: FaultProps) {
  // A live region must exist before its text, else it is not read out.
  if (isSpoken)
    return (
      <p className={`empty:hidden ${faultLook}`} id={toFaultId(name)} role="alert">
        {fault}
      </p>
    );
  return fault === null ? null : (
    <p className={faultLook} id={toFaultId(name)}>
      {fault}
    </p>
  );
}

type FieldProps = Described & { label: string; isSpoken?: boolean };

/** A control with its label, its hint and what is wrong with it. The control has `name` as its id. */
export function Field({
  name,
  label,
  hint,
  fault = null,
  isSpoken = false,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={fieldLook}>
      <label className="font-[600]" htmlFor={name}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p className={hintLook} id={toHintId(name)}>
          {hint}
        </p>
      )}
      <Fault name={name} fault={fault} isSpoken={isSpoken} />
    </div>
  );
}

type InputFieldProps = Omit<FieldProps, 'name'> & Omit<ComponentProps<'input'>, 'id'> & { id: string };

/** A field of one line. */
export function InputField({
  id,
  label,
  hint,
  fault = null,
  isSpoken,
  className = '',
  ...input
}: InputFieldProps) {
  return (
    <Field name={id} label={label} hint={hint} fault={fault} isSpoken={isSpoken ?? false}>
      <input
        {...input}
        {...toAria({ name: id, hint, fault })}
        className={`${inputLook} ${className}`.trimEnd()}
        id={id}
      />
    </Field>
  );
}
