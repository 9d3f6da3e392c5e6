import type { z } from 'zod';

/** The name of the last entry of a list on the way to a fault, behind the fault: (in bloat). */
function nameEntry(raw: unknown, path: readonly PropertyKey[]): string {
  let here = raw;
  let name = '';
  for (const step of path) {
    here = typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined;
    if (typeof step !== 'number' || typeof here !== 'object' || here === null) continue;
    const fields = new Map<string, unknown>(Object.entries(here));
    const own = ['id', 'slug', 'code', 'name'].map((field) => fields.get(field)).find(Boolean);
    if (typeof own === 'string') name = ` (in ${own})`;
  }
  return name;
}

/** Reads one data file's facts, or throws an error whose every line names the file, the field, the fault and the entry. */
export function parseData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  raw: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path, message }) =>
      `${[file, path.join('.')].filter(Boolean).join(', ')}: ${message}${nameEntry(raw, path)}`,
  );
  throw new Error(faults.join('\n'));
}
