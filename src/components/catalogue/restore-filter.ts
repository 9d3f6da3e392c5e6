/**
 * Inside an island's section, after its form: puts an address such as ?q=ALT&sort=price into the form before the first
 * paint, so that chips filter at once, and asks for the island without waiting for the visitor.
 */
const island = document.currentScript?.parentElement;
const form = island?.querySelector('form');
const given = new URLSearchParams(location.search);
if (island && form && ['q', 'category', 'sort'].some((name) => given.has(name))) {
  island.dataset.pending = '';
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
