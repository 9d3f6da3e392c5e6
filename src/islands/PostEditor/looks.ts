/** Class lists of the editor that repeat. */
export const inputLook =
  'min-h-11 w-full scroll-mt-40 scroll-mb-32 rounded-sharp border border-rule-strong bg-sheet px-3 py-2 aria-invalid:border-vermilion';
export const hintLook = 'text-small leading-[1.4] text-ink-soft';
export const faultLook = 'text-small leading-[1.4] text-vermilion empty:hidden';
export const fieldLook = 'grid grid-cols-[minmax(0,1fr)] content-start gap-1';
/** A button that looks like a link. */
export const linkLook =
  'inline-flex min-h-11 items-center border-0 bg-transparent p-0 text-left text-haematoxylin underline decoration-1 underline-offset-[0.18em]';
export const summaryLook = 'list-item cursor-pointer py-2.5 text-haematoxylin';
/** A box that says what is not as it should be. */
export const warningLook = 'grid justify-items-start gap-1.5 border-l-4 border-vermilion bg-paper px-4 py-3';
export const badgeLook =
  'inline-flex rounded-round border px-2.5 py-0.5 text-small font-[600] data-[status=draft]:border-rule-strong data-[status=draft]:text-ink-soft data-[status=published]:border-leaf data-[status=published]:text-leaf';
export const actionsLook = 'flex flex-wrap gap-2.5';
export const panelLook =
  'grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-sharp border border-rule bg-sheet p-5';
