/** Marks the contact form where a draft waits for it (src/islands/ContactForm/draft.ts). */
try {
  if (localStorage.contactDraft) {
    for (const form of document.querySelectorAll<HTMLElement>('.contact-form')) form.dataset.pending = '';
  }
} catch {
  // The browser keeps nothing.
}
