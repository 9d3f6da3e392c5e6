/** Puts an address such as ?q=ALT&tube=edta into the finder's fields. */
const form = document.querySelector<HTMLFormElement>('.finder-form');
for (const [name, value] of new URLSearchParams(location.search)) {
  const field = form?.elements.namedItem(name);
  if (!form || !value || !(field instanceof RadioNodeList || field instanceof HTMLElement)) continue;
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
  else if ('value' in field) field.value = value;
}

export {};
