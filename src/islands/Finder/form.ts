import { type FinderScope, type FinderView, parseFinderView, toFinderParams } from '#lib/finder/view.ts';

function listOptions(form: HTMLFormElement, name: string): string[] {
  const options = form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.options ?? [];
  return [...options].map(({ value }) => value).filter((value) => value !== '');
}

/** What an address may ask of this page: what its fields offer. */
export function readScope(form: HTMLFormElement): FinderScope {
  return {
    departments: listOptions(form, 'department'),
    species: listOptions(form, 'species'),
    specimens: listOptions(form, 'sample'),
  };
}

/** The view that the fields ask for, read as an address with the same fields would be. */
export function readForm(form: HTMLFormElement, scope: FinderScope): FinderView {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseFinderView(new URLSearchParams(fields), scope);
}

/** Sets the fields to a view. */
export function fillForm(form: HTMLFormElement, view: FinderView): void {
  form.reset();
  for (const [name, value] of toFinderParams(view)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof RadioNodeList
    ) {
      field.value = value;
    }
  }
}
