import { matchesSearch } from '#lib/faq-search.ts';

/** Narrows the questions down to those that hold every word of the search, in question or answer. */
export function mount(island: HTMLElement): void {
  const input = island.querySelector('input');
  const empty = island.querySelector<HTMLElement>('[data-part="empty"]');
  const count = island.querySelector('[data-part="count"]');
  const clear = island.querySelector('[data-part="clear"]');
  if (!input || !empty || !count || !clear) throw new Error('FaqSearch: the page lacks a part');
  const questions = [...island.querySelectorAll('details')];

  const search = (): void => {
    for (const question of questions) question.hidden = !matchesSearch(question.textContent, input.value);
    const found = questions.filter((question) => !question.hidden).length;
    empty.hidden = found > 0;
    count.textContent = input.value.trim() === '' ? '' : `${found} of ${questions.length} questions`;
  };
  input.addEventListener('input', search);
  clear.addEventListener('click', () => {
    input.value = '';
    search();
    input.focus();
  });
  // What was typed before this code came counts too.
  search();
}
