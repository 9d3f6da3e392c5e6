import { site } from '#config/site.ts';

export const articles = {
  latest: 'Latest Insights',
  all: 'All articles',
  /** On a card, and at the end of a part of the showcase. */
  readMore: 'Read More',
  readFull: 'Read full article',
  readArticles: 'Read our articles',
  author: site.author.name as string,
  readTime: '{minutes} min read',
  /** Above the cards of a page in another language. */
  inEnglish: 'The articles are in English.',
  /** Above the title and summary that an article has in this language. */
  summary: 'In short, in English',
  /** What its first sentence begins with where that says when to go to a vet now. */
  emergency: 'Emergency',
  /** The laboratory's own categories, by their slugs; any other is called by its own name. */
  categories: {
    'reading-results': 'Reading results',
    'sample-collection': 'Sample collection',
    'ticks-and-infections': 'Ticks and infections',
    'senior-pets': 'Senior pets',
    'scans-and-x-rays': 'Scans and X-rays',
    'everyday-health': 'Everyday health',
  },
};
