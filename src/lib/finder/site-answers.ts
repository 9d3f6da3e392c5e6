import { toQueryWords, toSound } from '#lib/finder/fold.ts';
import type { SiteAnswer } from '#schemas/site-answer.ts';

/** Words beside a question that change nothing about it. */
const idle = new Set(
  'test lab for my dog cat pet the a is are you your do i can get of in on to ka ki ke ko hai kya please vet kab when will come milegi milega aayegi aayega chahiye want need available there have today now'.split(
    ' ',
  ),
);

const toForms = (text: string) =>
  toQueryWords(text)
    .filter((word) => !idle.has(word))
    .map(toSound)
    .join(' ');

/** The pages that answer a query which asks about the laboratory and about no test: all its words are the question's. */
export function findSiteAnswers(answers: readonly SiteAnswer[], query: string): SiteAnswer[] {
  const asked = toForms(query);
  return asked === '' ? [] : answers.filter(({ words }) => words.some((text) => toForms(text) === asked));
}
