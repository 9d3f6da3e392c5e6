import type { Article } from '#schemas/article.ts';

type Topics = Pick<Article, 'id' | 'categories' | 'mentions'>;

/** Articles that are shown beside one. */
const most = 3;
/** Of a topic that many articles have, the newest are enough: the time of a build grows with their number. */
const mostOfTopic = 40;
/** A test or a sign says more of what an article is about than its category. */
const weights = { category: 1, mention: 2 } as const;

const listTopics = ({ categories, mentions }: Topics): { key: string; weight: number }[] => [
  ...categories.map(({ slug }) => ({ key: `category ${slug}`, weight: weights.category })),
  ...mentions.signs.map((sign) => ({ key: `sign ${sign}`, weight: weights.mention })),
  ...mentions.tests.map((test) => ({ key: `test ${test}`, weight: weights.mention })),
];

/** Finds for each article those that share most with it, newer ones first among equals; none where nothing is shared. */
export function makeRelatedFinder<One extends Topics>(articles: readonly One[]): (article: One) => One[] {
  const byTopic = new Map<string, One[]>();
  for (const article of articles) {
    for (const { key } of listTopics(article)) {
      const others = byTopic.get(key) ?? [];
      if (others.length < mostOfTopic) others.push(article);
      byTopic.set(key, others);
    }
  }
  const place = new Map(articles.map((article, index) => [article.id, index]));
  return (article) => {
    const scores = new Map<One, number>();
    for (const { key, weight } of listTopics(article)) {
      for (const other of byTopic.get(key) ?? []) {
        if (other.id !== article.id) scores.set(other, (scores.get(other) ?? 0) + weight);
      }
    }
    return [...scores]
      .sort(([a, one], [b, two]) => two - one || (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
      .slice(0, most)
      .map(([other]) => other);
  };
}
