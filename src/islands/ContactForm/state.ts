import type { contactForm } from '#i18n/en/contact-form.ts';

export type ContactWords = typeof contactForm;

/** Where a message stands. */
export type State = 'idle' | 'sending' | keyof ContactWords['states'];

/** What the form says under its button; null while there is nothing to say. */
export const toWords = (state: State, words: ContactWords): ContactWords['states']['sent'] | null =>
  state === 'idle' || state === 'sending' ? null : words.states[state];
