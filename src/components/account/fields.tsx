import { type ComponentProps, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

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

/** The names of fields are unique on a page, so that the static page and the living one agree on ids. */
const toFaultId = (name: string): string => `${name}-fault`;

function toDescription({ fault, hint, registration: { name } }: Labelled): string | undefined {
  const ids = [...(hint ? [`${name}-hint`] : []), ...(fault === null ? [] : [toFaultId(name)])];
  return ids.join(' ') || undefined;
}

export function Fault({ name, fault }: { name: string; fault: string | null }) {
  return fault === null ? null : (
    <p className="fault" id={toFaultId(name)}>
      {fault}
    </p>
  );
}

function Hint({ name, hint }: { name: string; hint: string | undefined }) {
  return hint === undefined ? null : (
    <p className="hint" id={`${name}-hint`}>
      {hint}
    </p>
  );
}

export function TextField(props: InputProps) {
  const { label, hint, fault, registration, ...input } = props;
  const { name } = registration;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        {...input}
        {...registration}
        id={name}
        aria-invalid={fault !== null}
        aria-describedby={toDescription(props)}
      />
      <Hint name={name} hint={hint} />
      <Fault name={name} fault={fault} />
    </div>
  );
}

/** An e-mail address; `username` where it names who signs in, so that password managers fill it. */
export function EmailField(props: Labelled & { autoComplete: 'username' | 'email' }) {
  return <TextField {...props} type="email" inputMode="email" autoCapitalize="none" />;
}

export function PasswordField(props: Labelled & { autoComplete: 'current-password' | 'new-password' }) {
  const { label, hint, fault, registration, autoComplete } = props;
  const { name } = registration;
  const [shown, setShown] = useState(false);
  /** The name follows the word that is seen: who speaks to the page says that. */
  const verb = shown ? 'Hide' : 'Show';
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <div className="password">
        <input
          {...registration}
          id={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault !== null}
          aria-describedby={toDescription(props)}
        />
        <button type="button" aria-label={`${verb} ${label.toLowerCase()}`} onClick={() => setShown(!shown)}>
          {verb}
        </button>
      </div>
      <Hint name={name} hint={hint} />
      <Fault name={name} fault={fault} />
    </div>
  );
}

export function TextArea(props: Labelled & { rows: number }) {
  const { label, hint, fault, registration, rows } = props;
  const { name } = registration;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <textarea
        {...registration}
        id={name}
        rows={rows}
        aria-invalid={fault !== null}
        aria-describedby={toDescription(props)}
      />
      <Hint name={name} hint={hint} />
      <Fault name={name} fault={fault} />
    </div>
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
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input
              {...registration}
              type="radio"
              value={value}
              {...(chosen !== undefined && { defaultChecked: value === chosen })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <Fault name={registration.name} fault={fault} />
    </fieldset>
  );
}
