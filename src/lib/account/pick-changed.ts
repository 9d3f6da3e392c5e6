/** The fields of a form that say something else than its row did; what another tab or device has changed of the others stays. */
export function pickChanged<Form extends object>(
  row: { readonly [Field in keyof Form]?: unknown },
  form: Form,
): Partial<Form> {
  const changed: Partial<Form> = {};
  for (const field in form) {
    if (JSON.stringify(form[field]) !== JSON.stringify(row[field])) changed[field] = form[field];
  }
  return changed;
}

/** A row of which these fields are not known any more: whatever a form says of them differs, and is sent. */
export const forgetFields = (row: object, fields: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !Object.hasOwn(fields, field)));
