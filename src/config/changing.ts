/**
 * What may differ between two builds with the same code: the posts and the clock. Whoever hands them out counts it here,
 * and a page that asked for neither stays as the last build drew it.
 */
declare global {
  /** The scripts of a build and the bundled code of the pages each have a copy of this module. */
  var changingAsked: number | undefined;
}

/** How often one of them was asked for in this build. */
export const countAsked = (): number => globalThis.changingAsked ?? 0;

export function noteAsked(): void {
  globalThis.changingAsked = countAsked() + 1;
}
