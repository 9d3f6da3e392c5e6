/** Ticks what an address such as ?p=A,B names. */
const form = document.querySelector('.compare form');
for (const id of new URLSearchParams(location.search).getAll('p').join().split(/[,. ]/)) {
  if (!id || !form?.parentElement) continue;
  const box = form.querySelector<HTMLInputElement>(`[value="${CSS.escape(id)}"]`);
  if (box) box.checked = true;
}

export {};
