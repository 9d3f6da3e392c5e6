import type { Article } from '#schemas/article.ts';

/** What the label says when nothing could be counted. */
const uncounted = 5;

/** The label of an article's reading time: '3 min read'. */
export const formatReadTime = ({ minutes }: Pick<Article, 'minutes'>): string =>
  `${minutes || uncounted} min read`;
