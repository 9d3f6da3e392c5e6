import type { z } from 'zod';

/** The name that an entry of a list goes by, beside its place. */
function nameEntry(entry: unknown): string {
  const names = typeof entry === 'object' && entry !== null ? new Map(Object.entries(entry)) : new Map();
  const name: unknown = ['id', 'slug', 'code', 'name'].map((field) => names.get(field)).find(Boolean);
  return typeof name === 'string' ? ` (${name})` : '';
}

/** The way to a fault, each entry of a list with its name: items.3 (bloat).never. */
function formatPath(raw: unknown, path: readonly PropertyKey[]): string {
  let here = raw;
  const steps = path.map((step) => {
    here = typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined;
    return `${String(step)}${typeof step === 'number' ? nameEntry(here) : ''}`;
  });
  return steps.join('.');
}

/** Reads one data file's facts, or throws an error whose every line names the file, the entry, the field and the fault. */
export function parseData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  raw: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path, message }) => `${file}, ${formatPath(raw, path)}: ${message}`,
  );
  throw new Error(faults.join('\n'));
}
