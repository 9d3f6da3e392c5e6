/** How a field of a form looks. */
export const fieldFrame = 'min-h-11 w-full rounded-soft border border-rule-strong bg-sheet px-3 py-2';
