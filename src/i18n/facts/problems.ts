import { problems } from '#data/problems.ts';
import type { ById } from '#i18n/fact-words.ts';
import type { Problem } from '#schemas/problem.ts';
import { translate } from './translate.ts';

type Suggestion = Problem['first'][number];

export const getProblems = translate(problems, (words, find) => {
  const toSuggestion =
    (when: ById<string>) =>
    (suggestion: Suggestion): Suggestion =>
      suggestion.when === undefined
        ? suggestion
        : { ...suggestion, when: find('problems', when, suggestion.code) };
  return {
    ...problems,
    callNow: words.emergencies.callNow.vet,
    caution: words.problems.caution,
    items: problems.items.map((item) => {
      const { when = {}, ...texts } = find('problems', words.problems.items, item.slug);
      const say = toSuggestion(when);
      return { ...item, ...texts, first: item.first.map(say), next: item.next.map(say) };
    }),
  };
});
