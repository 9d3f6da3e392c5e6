/** Puts an address such as ?q=ALT&sort=price into the form of a list. */
const form = document.querySelector('.filtered form');
const given = new URLSearchParams(location.search);
if (form && ['q', 'category', 'sort'].some((name) => given.has(name))) {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input, option')) {
    const name = field instanceof HTMLOptionElement ? 'sort' : field.name;
    const value = given.get(name) ?? '';
    if (name === 'q') field.value = value;
    else if (field.value !== value) continue;
    else if (field instanceof HTMLOptionElement) field.selected = true;
    else {
      field.checked = true;
      field.closest('details')?.toggleAttribute('open', true);
    }
  }
}

export {};
