/**
 * Last thing in the form of the comparison: ticks what an address such as ?p=A,B names before the first paint, and asks for
 * the island without waiting for the visitor.
 */
const form = document.currentScript?.closest('form');
for (const id of new URLSearchParams(location.search).getAll('p').join().split(/[,. ]/)) {
  if (!id || !form?.parentElement) continue;
  form.parentElement.dataset.pending = '';
  const box = form.querySelector<HTMLInputElement>(`[value="${CSS.escape(id)}"]`);
  if (box) box.checked = true;
}
