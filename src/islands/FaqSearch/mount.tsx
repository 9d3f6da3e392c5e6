import { find, findPart } from '#islands/find.ts';
import { matchesSearch } from '#lib/faq-search.ts';

/** What is searched: a question and its answer, without the category that stands above the question. */
function toText(question: HTMLElement): string {
  return [question.querySelector('summary > span')?.lastChild, question.querySelector('p')]
    .map((part) => part?.textContent)
    .join(' ');
}

/** Narrows the questions down to those that hold every word of the search, in question or answer. */
export function mount(island: HTMLElement): void {
  const input = find(island, 'input', HTMLInputElement);
  const [empty, count, clear] = [
    findPart(island, 'empty'),
    findPart(island, 'count'),
    findPart(island, 'clear'),
  ];
  const questions = [...island.querySelectorAll('details')];
  const texts = questions.map(toText);

  const search = (): void => {
    for (const [index, question] of questions.entries()) {
      question.hidden = !matchesSearch(texts[index] ?? '', input.value);
    }
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
