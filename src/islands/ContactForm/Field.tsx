import { type ComponentProps, type ReactNode, useId } from 'react';
import { fieldFrame } from '#components/ui/field-frame.ts';
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

const box = `mb-3 ${fieldFrame} aria-invalid:mb-0 aria-invalid:border-vermilion`;
/** What went wrong, at a field or with the whole. */
export const faultLook = 'mb-3 text-[0.9375rem] text-vermilion';

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
      <label className="font-[600]" htmlFor={id}>
        {label}
      </label>
      {lines === undefined ? (
        <input {...shared} className={`min-h-11 ${box}`} type={type} />
      ) : (
        <textarea
          {...shared}
          className={`min-h-32 resize-y max-md:in-[.contact-section]:h-24 max-md:in-[.contact-section]:min-h-0 ${box}`}
          rows={lines}
        />
      )}
      {fault !== undefined && (
        <p className={faultLook} id={faultId}>
          {fault}
        </p>
      )}
    </>
  );
}
