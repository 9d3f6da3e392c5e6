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
