import { hash } from 'node:crypto';
import { isAbbreviation, type MentionName, mentionNames } from '#lib/blog/mention-names.ts';
import { toWords } from '#lib/finder/fold.ts';
import type { Mentions } from '#schemas/article.ts';

/** What an article says, as far as it tells what it is about: plain text, all of it. */
export type ArticleText = {
  readonly title: string;
  readonly categories: readonly string[];
  readonly text: string;
};

type Phrase = MentionName & { readonly words: readonly string[]; readonly exact: string | null };

const most = 3;
/** A title is about what it names; a category only leans that way; a text has to come back to it. */
const weights = { title: 5, category: 1, text: 1 } as const;
const fewest = { sign: 3, test: 2 } as const;

/** Folding is dear and words come again and again. */
const folded = new Map<string, string>();

function toWord(raw: string): string {
  let word = folded.get(raw);
  if (word === undefined) {
    word = toWords(raw).join('');
    folded.set(raw, word);
  }
  return word;
}

/** Words, in time for thousands of articles a build: classes of Unicode would take three times as long. */
function split(text: string): readonly string[] {
  return text.match(/[^\s!-/:-@[-`{-~\u00a0-\u00bf\u2000-\u206f]+/g) ?? [];
}

/** Names by their first word, the longest first: "free T4" is not a mention of T4. */
function toDictionary(names: readonly MentionName[]): Map<string, Phrase[]> {
  const known = new Map<string, Phrase>();
  for (const name of names) {
    const words = split(name.name).map(toWord);
    const exact = isAbbreviation(name.name) ? name.name : null;
    const key = `${name.kind} ${exact ?? words.join(' ')}`;
    if (words.length > 0 && !known.has(key)) known.set(key, { ...name, words, exact });
  }
  return Map.groupBy(
    [...known.values()].sort((one, other) => other.words.length - one.words.length),
    ({ words }) => words[0] ?? '',
  );
}

function fits({ words, exact }: Phrase, text: readonly string[], at: number): boolean {
  if (exact !== null) return text[at] === exact;
  return words.every((word, place) => toWord(text[at + place] ?? '') === word);
}

/** Makes the reader of articles: whole names only, in any case but for abbreviations. */
function createMentionFinder(names: readonly MentionName[]): (text: ArticleText) => Mentions {
  const dictionary = toDictionary(names);
  /** Names that begin with a word as it is written: looked up once for each of a few thousand words. */
  const beginnings = new Map<string, readonly Phrase[]>();
  const toBeginnings = (raw: string): readonly Phrase[] => {
    const known = beginnings.get(raw);
    if (known) return known;
    const phrases = dictionary.get(toWord(raw)) ?? [];
    beginnings.set(raw, phrases);
    return phrases;
  };

  const count = (text: string, weight: number, scores: Map<string, number>): void => {
    const raws = split(text);
    const next = { sign: 0, test: 0 };
    for (let at = 0; at < raws.length; at += 1) {
      for (const phrase of toBeginnings(raws[at] ?? '')) {
        // What stands inside a longer name of the same kind is no mention of its own.
        if (at < next[phrase.kind] || !fits(phrase, raws, at)) continue;
        next[phrase.kind] = at + phrase.words.length;
        const key = `${phrase.kind} ${phrase.id}`;
        scores.set(key, (scores.get(key) ?? 0) + weight);
      }
    }
  };

  return ({ title, categories, text }) => {
    const scores = new Map<string, number>();
    count(title, weights.title, scores);
    for (const category of categories) count(category, weights.category, scores);
    count(text, weights.text, scores);
    const pick = (kind: 'sign' | 'test'): string[] =>
      [...scores]
        .filter(([key, score]) => key.startsWith(`${kind} `) && score >= fewest[kind])
        .sort(([, one], [, other]) => other - one)
        .slice(0, most)
        .map(([key]) => key.slice(kind.length + 1));
    return { signs: pick('sign'), tests: pick('test') };
  };
}

export const findMentions = createMentionFinder(mentionNames);

/** Stands for the names that are looked for. */
export const mentionsKey = hash('sha256', JSON.stringify(mentionNames), 'base64url');
