/** What search and filters need to know of an entry; written at build, read by the island. */
export type FinderEntry = {
  readonly code: string;
  readonly title: string;
  /** Name in the address of its page. */
  readonly slug: string;
  /** Other names that a page may show. */
  readonly aliases: readonly string[];
  /** Words people look it up by that are no names: trade names, illnesses, slips. */
  readonly hints: readonly string[];
  /** Codes of the tests of a panel. */
  readonly parts: readonly string[];
  /** Codes of the tests that a single test is made of. */
  readonly includes: readonly string[];
  readonly category: string;
  readonly department: string;
  /** Words of the note for vets that neither title nor category of the entry holds. */
  readonly note: string;
  readonly species: readonly string[];
  readonly specimens: readonly string[];
  /** Needs a tube that no other kind of test shares. */
  readonly ownTube: boolean;
  /** Urgent, with a result that can come soon. */
  readonly urgent: boolean;
  readonly price: number;
  /** Hours until the slowest result; null for a procedure. */
  readonly hours: number | null;
  /** The same as it is said; empty for a procedure. */
  readonly result: string;
};
