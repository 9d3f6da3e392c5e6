import type { z } from 'zod';

/** Reads one data file's facts, or throws an error whose every line names the file, the field and the fault. */
export function parseData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  raw: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${file}, ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(faults.join('\n'));
}
