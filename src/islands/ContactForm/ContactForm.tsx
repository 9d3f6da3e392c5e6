import { useDeferredValue, useId, useRef } from 'react';
import type { Locale } from '#config/locales.ts';
import { contactForm } from '#i18n/en/contact-form.ts';
import { LazyEmergencies } from '#islands/shared/LazyEmergencies.tsx';
import { useIsland } from '#islands/shared/use-island.ts';
import { ToastArea } from '#islands/Toasts/ToastArea.tsx';
import { Field, faultLook } from './Field.tsx';
import { type ContactWords, toWords } from './state.ts';
import { type Fields, useContactForm } from './use-contact-form.ts';

interface Props {
  words?: ContactWords;
  locale?: Locale;
}

/**
 * Leaves a message, and says what in it cannot wait for an answer. Without its code it sends nothing: its method keeps what
 * was typed out of the address.
 */
export function ContactForm({ words = contactForm, locale = 'en' }: Props) {
  const root = useIsland<HTMLFormElement>();
  const fields = useRef<Fields>({});
  const button = useRef<HTMLButtonElement>(null);
  const trapId = useId();
  const { state, faults, written, submit, change } = useContactForm(fields, button, words);
  const looked = useDeferredValue(written);
  const isSending = state === 'sending';
  const said = toWords(state, words);
  const toProps = (name: 'name' | 'email' | 'phone' | 'message') => ({
    name,
    fault: faults[name],
    readOnly: isSending,
    fieldRef: (field: HTMLInputElement | HTMLTextAreaElement | null) => {
      fields.current[name] = field;
    },
  });
  return (
    <form
      className="grid gap-1.5 noscript:hidden"
      method="dialog"
      noValidate
      ref={root}
      onSubmit={submit}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) change(target.name);
      }}
    >
      <Field {...toProps('name')} label={words.name} autoComplete="name" required />
      <Field {...toProps('email')} label={words.email} type="email" autoComplete="email" required />
      <Field
        {...toProps('phone')}
        label={
          <>
            {`${words.phone} `}
            <small className="text-small font-[400] text-ink-soft">{words.optional}</small>
          </>
        }
        type="tel"
        autoComplete="tel"
      />
      <Field {...toProps('message')} label={words.message} lines={5} required />
      <LazyEmergencies search={looked} locale={locale} />
      <p className="sr-only" aria-hidden="true">
        <label htmlFor={trapId}>{words.trap}</label>
        <input
          id={trapId}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          ref={(field) => {
            fields.current.website = field;
          }}
        />
      </p>
      <button
        type="submit"
        className="button min-w-[min(11rem,100%)] justify-self-start disabled:cursor-progress disabled:opacity-65"
        ref={button}
        disabled={isSending}
      >
        {isSending ? words.sending : words.send}
      </button>
      {/* The words stay when the toast has gone: their look tells the outcomes apart. */}
      <p
        className={said === null ? 'min-h-6 text-ink-soft' : state === 'sent' ? undefined : faultLook}
        role="status"
      >
        {said && (
          <>
            <b>{said.lead}</b> {said.rest}
          </>
        )}
      </p>
      <ToastArea />
    </form>
  );
}
