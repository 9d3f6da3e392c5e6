/** Where the browser keeps what was typed into the contact form and not sent; forgotten at sign-out. */
export const contactDraftKey = 'contactDraft';
