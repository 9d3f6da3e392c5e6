import type { ContactFaults, ContactField } from '#schemas/contact.ts';
import { contactFields } from './draft.ts';

export type Fields = Record<ContactField, HTMLInputElement | HTMLTextAreaElement>;

/** Says under a field what is wrong with it, for eyes and for screen readers; null takes the words away. */
export function showFault(field: HTMLElement, fault: string | null): void {
  const id = `${field.id}-fault`;
  const words = document.getElementById(id);
  if (fault === null) {
    words?.remove();
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    return;
  }
  const line = words ?? document.createElement('p');
  line.id = id;
  line.className = 'fault';
  line.textContent = fault;
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', id);
  field.after(line);
}

/** Shows every fault and puts the focus into the first field that has one. */
export function showFaults(fields: Fields, faults: ContactFaults): void {
  for (const name of contactFields) showFault(fields[name], faults[name] ?? null);
  const first = contactFields.find((name) => faults[name]);
  if (first) fields[first].focus();
}
