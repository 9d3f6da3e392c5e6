import { type ComponentProps, type ReactNode, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Fault, Field, InputField, inputLook, toAria } from '#components/ui/Field.tsx';
import { RadioGroup } from '#components/ui/RadioGroup.tsx';

/** What the form library gives a field; without a `ref` it does not hold the field yet. */
type Registration = Omit<UseFormRegisterReturn, 'ref'> & Partial<Pick<UseFormRegisterReturn, 'ref'>>;

export type FieldState = {
  /** What is wrong with it, in words; null when nothing is known to be. */
  fault: string | null;
  registration: Registration;
};

type Labelled = FieldState & { label: string; hint?: string };
type InputProps = Labelled &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'min' | 'max'>;

export function TextField({ registration, ...field }: InputProps) {
  return <InputField {...field} {...registration} id={registration.name} />;
}

/** An e-mail address; `username` where it names who signs in, so that password managers fill it. */
export function EmailField(props: Labelled & { autoComplete: 'username' | 'email' }) {
  return <TextField {...props} type="email" inputMode="email" autoCapitalize="none" />;
}

/** The code that a mail holds beside its link. */
export function MailCodeField(state: FieldState) {
  return <TextField {...state} label="Code from our mail" autoComplete="one-time-code" inputMode="numeric" />;
}

export function PasswordField({
  label,
  hint,
  fault,
  registration,
  autoComplete,
}: Labelled & { autoComplete: 'current-password' | 'new-password' }) {
  const { name } = registration;
  const [shown, setShown] = useState(false);
  /** The name follows the word that is seen: who speaks to the page says that. */
  const verb = shown ? 'Hide' : 'Show';
  return (
    <Field name={name} label={label} hint={hint} fault={fault}>
      <div className="relative">
        <input
          {...registration}
          {...toAria({ name, hint, fault })}
          className={`${inputLook} pr-18`}
          id={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          className="absolute inset-y-0 right-0 min-w-16 border-0 bg-transparent text-small font-[600] text-haematoxylin"
          type="button"
          aria-label={`${verb} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {verb}
        </button>
      </div>
    </Field>
  );
}

export function TextArea({ label, hint, fault, registration, rows }: Labelled & { rows: number }) {
  const { name } = registration;
  return (
    <Field name={name} label={label} hint={hint} fault={fault}>
      <textarea
        {...registration}
        {...toAria({ name, hint, fault })}
        className={`${inputLook} resize-y`}
        id={name}
        rows={rows}
      />
    </Field>
  );
}

type TickProps = { registration: Registration; fault?: string | null; children: ReactNode };

/** A box to tick, with its words beside it. */
export function Tick({ registration, fault, children }: TickProps) {
  return (
    <label className="flex cursor-pointer items-start gap-2.5 py-2.5">
      <input
        {...registration}
        {...(fault !== undefined && toAria({ name: registration.name, fault }))}
        className="m-0 mt-0.5 size-5 flex-none"
        type="checkbox"
      />
      <span>{children}</span>
    </label>
  );
}

type ChoicesProps<Value extends string> = FieldState & {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  /** Which one is chosen, in a form whose HTML is in the page; left out where the form's values say it. */
  chosen?: Value;
};

/** A few choices of which one holds, side by side. */
export function Choices<Value extends string>({
  legend,
  fault,
  registration,
  choices,
  chosen,
}: ChoicesProps<Value>) {
  return (
    <RadioGroup
      legend={legend}
      choices={choices}
      toInput={(value) => ({
        ...registration,
        ...(chosen !== undefined && { defaultChecked: value === chosen }),
      })}
    >
      <Fault name={registration.name} fault={fault} />
    </RadioGroup>
  );
}
