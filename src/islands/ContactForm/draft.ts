import { contactDraftKey } from '#config/contact-draft.ts';
import type { ContactField } from '#schemas/contact.ts';
import { readStored, writeStored } from '#stores/browser-storage.ts';

/** The fields of a message, in the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const satisfies readonly ContactField[];

export type Typed = Record<ContactField, string>;

/** What was typed on an earlier visit and not sent. */
export function readDraft(): Partial<Typed> {
  const stored = readStored(contactDraftKey);
  if (stored === null) return {};
  try {
    const draft: unknown = JSON.parse(stored);
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(
      Object.entries(draft).filter(
        ([field, text]) => contactFields.some((known) => known === field) && typeof text === 'string',
      ),
    );
  } catch {
    // Not ours, or cut short: as good as none.
    return {};
  }
}

/** Keeps what stands in the form; an empty form is forgotten. */
export function keepDraft(typed: Typed): void {
  writeStored(
    contactDraftKey,
    Object.values(typed).some((text) => text !== '') ? JSON.stringify(typed) : null,
  );
}

export function forgetDraft(): void {
  writeStored(contactDraftKey, null);
}
