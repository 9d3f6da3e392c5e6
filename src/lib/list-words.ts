/** Names in a row: 'A, B and C'. */
export const listAll = (names: readonly string[], format = 'en-IN'): string =>
  new Intl.ListFormat(format).format(names);

/** Names to choose from: 'A, B or C'. */
export const listEither = (names: readonly string[], format = 'en-IN'): string =>
  new Intl.ListFormat(format, { type: 'disjunction' }).format(names);
