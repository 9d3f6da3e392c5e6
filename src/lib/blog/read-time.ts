import { fill } from '#config/fill.ts';
import { articles } from '#i18n/en/articles.ts';
import type { Article } from '#schemas/article.ts';

/** What the label says when nothing could be counted. */
const uncounted = 5;

/** The label of an article's reading time: '3 min read'. */
export const formatReadTime = ({ minutes }: Pick<Article, 'minutes'>, words = articles): string =>
  fill(words.readTime, { minutes: minutes || uncounted });
