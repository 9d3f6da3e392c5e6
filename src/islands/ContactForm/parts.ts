import { find } from '#islands/find.ts';
import type { Typed } from './draft.ts';
import type { Fields } from './faults.ts';

/** The parts of the form in the page. Throws when one is missing. */
export function findParts(island: HTMLElement) {
  const fields: Fields = {
    name: find(island, '[name="name"]', HTMLInputElement),
    email: find(island, '[name="email"]', HTMLInputElement),
    phone: find(island, '[name="phone"]', HTMLInputElement),
    message: find(island, '[name="message"]', HTMLTextAreaElement),
  };
  return {
    form: find(island, 'form', HTMLFormElement),
    button: find(island, 'button', HTMLButtonElement),
    status: find(island, '[role="status"]', HTMLElement),
    /** The field that only programs fill in. */
    trap: find(island, '[name="website"]', HTMLInputElement),
    fields,
  };
}

export function readTyped({ name, email, phone, message }: Fields): Typed {
  return { name: name.value, email: email.value, phone: phone.value, message: message.value };
}
