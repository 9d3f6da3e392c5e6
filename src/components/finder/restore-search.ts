/**
 * Last thing in the finder's form: puts an address such as ?q=ALT&tube=edta into its fields before the first paint, and
 * asks for the island without waiting for the visitor.
 */
const form = document.currentScript?.closest('form');
for (const [name, value] of new URLSearchParams(location.search)) {
  const field = form?.elements.namedItem(name);
  if (!form || !value || !(field instanceof RadioNodeList || field instanceof HTMLElement)) continue;
  form.dataset.pending = '';
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
  else if ('value' in field) field.value = value;
}
