/** Before the loader of islands: asks for the contact form at once where a draft waits in it (src/islands/ContactForm/draft.ts). */
try {
  if (localStorage.contactDraft) {
    for (const form of document.querySelectorAll<HTMLElement>('.contact-form')) form.dataset.pending = '';
  }
} catch {
  // The browser keeps nothing.
}
