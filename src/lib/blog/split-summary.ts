export interface SplitSummary {
  /** When it cannot wait, without the word that announces it; empty where the summary does not say. */
  emergency: string;
  /** What the article is about. */
  about: string;
}

/** A summary is one line; it may begin with the language's word for an emergency, a colon and one sentence. */
export function splitSummary(summary: string, word: string): SplitSummary {
  const start = `${word}: `;
  if (!summary.startsWith(start)) return { emergency: '', about: summary };
  const rest = summary.slice(start.length);
  const end = /[।.!](?=\s)/.exec(rest);
  return end
    ? { emergency: rest.slice(0, end.index + 1), about: rest.slice(end.index + 1).trim() }
    : { emergency: rest, about: '' };
}
