import { toQueryWords, toSound } from '#lib/finder/fold.ts';
import type { SiteAnswer } from '#schemas/site-answer.ts';

/** Words beside a question that change nothing about it. */
const idle = new Set(
  'test lab for my dog cat pet the a is are you your do i can get of in on to ka ki ke ko hai kya please vet kab when how will come milegi milega aayegi aayega aegi aega egi ega chahiye want need available there have today now aapki aapka par from by'.split(
    ' ',
  ),
);

const toForms = (text: string) =>
  new Set(
    toQueryWords(text)
      .filter((word) => !idle.has(word))
      .map(toSound),
  );

/**
 * The pages that answer a query which asks about the laboratory and about no test: it holds one of a page's questions in
 * any order, and no word that is not of that page.
 */
export function findSiteAnswers<Answer extends SiteAnswer>(
  answers: readonly Answer[],
  query: string,
): Answer[] {
  const asked = toForms(query);
  if (asked.size === 0) return [];
  return answers.filter(({ words }) => {
    const questions = words.map(toForms);
    const own = new Set(questions.flatMap((question) => [...question]));
    return (
      asked.isSubsetOf(own) && questions.some((question) => question.size > 0 && question.isSubsetOf(asked))
    );
  });
}
