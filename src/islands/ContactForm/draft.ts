import { contactDraftKey } from '#config/storage-keys.ts';
import type { ContactField } from '#schemas/contact.ts';
import { readStored, setAside, writeStored } from '#stores/browser-storage.ts';

/** The fields of a message, in the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const satisfies readonly ContactField[];

export type Typed = Record<ContactField, string>;

/** The texts of a kept draft; null when it is none of ours, or cut short. */
function parseDraft(stored: string): Partial<Typed> | null {
  try {
    const draft: unknown = JSON.parse(stored);
    if (typeof draft !== 'object' || draft === null) return null;
    const known = Object.entries(draft).filter(
      ([field, text]) => contactFields.some((name) => name === field) && typeof text === 'string',
    );
    return known.length > 0 ? Object.fromEntries(known) : null;
  } catch {
    return null;
  }
}

/** What was typed on an earlier visit and not sent. What cannot be read is set aside. */
export function readDraft(): { draft: Partial<Typed>; isDamaged: boolean } {
  const stored = readStored(contactDraftKey);
  if (stored === null) return { draft: {}, isDamaged: false };
  const draft = parseDraft(stored);
  if (draft) return { draft, isDamaged: false };
  setAside(contactDraftKey, stored);
  return { draft: {}, isDamaged: true };
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
