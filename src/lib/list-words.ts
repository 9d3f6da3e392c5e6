/** Names in a row: 'A, B and C'. */
export const listAll = (names: readonly string[]): string => new Intl.ListFormat('en-IN').format(names);

/** Names to choose from: 'A, B or C'. */
export const listEither = (names: readonly string[]): string =>
  new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(names);
