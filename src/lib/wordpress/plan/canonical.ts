const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sortKeys(part)]),
  );
};

/** One spelling of a row, whatever order its keys came in: equal text means nothing to write. */
export function toCanonical(row: object): string {
  return JSON.stringify(sortKeys(row));
}
