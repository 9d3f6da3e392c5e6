/** A code or an id that one data file names and another one holds. */
export type Reference = { readonly file: string; readonly field: string; readonly to: string };

/** A line for each reference to something that is not there. */
export function findLostReferences(references: readonly Reference[], known: readonly string[]): string[] {
  const all = new Set(known);
  return references.flatMap(({ file, field, to }) =>
    all.has(to)
      ? []
      : [`${file}, ${field}: "${to}" is neither a code of a price list nor the id of an emergency`],
  );
}
