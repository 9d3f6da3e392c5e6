/** Where the browser keeps what was typed into the contact form and not sent; forgotten at sign-out. */
export const contactDraftKey = 'contactDraft';
/** Where the browser keeps the ids on the visitor's plan. */
export const bookingListKey = 'bookingList';
/** Where the browser keeps, for this tab alone, what was told of the pet and the visit beside the plan. */
export const planVisitKey = 'planVisit';
