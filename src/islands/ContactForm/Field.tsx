import { type ComponentProps, type ReactNode, useId } from 'react';
import type { TextField } from './use-contact-form.ts';

interface Props {
  label: ReactNode;
  name: string;
  /** What is wrong with it, in words. */
  fault: string | undefined;
  /** A field of several lines. */
  lines?: number;
  fieldRef(field: TextField | null): void;
}

/** A field with its label, and its fault for eyes and for screen readers. */
export function Field({
  label,
  name,
  fault,
  lines,
  type,
  fieldRef,
  ...rest
}: Props & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required' | 'readOnly'>) {
  const id = useId();
  const faultId = `${id}fault`;
  const shared = {
    ...rest,
    id,
    name,
    ref: fieldRef,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': fault === undefined ? undefined : faultId,
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {lines === undefined ? <input {...shared} type={type} /> : <textarea {...shared} rows={lines} />}
      {fault !== undefined && (
        <p className="fault" id={faultId}>
          {fault}
        </p>
      )}
    </>
  );
}
