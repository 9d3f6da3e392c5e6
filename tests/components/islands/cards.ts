import type { Card, FeedPage } from '#schemas/article.ts';

/** A card of an article that does not exist. */
export const toCard = (number: number): Card => ({
  slug: `article-${number}`,
  href: `/blog/article-${number}`,
  title: `Article ${number}`,
  excerpt: 'A few words.',
  picture: { src: '/picture.webp', alt: '', srcset: '', avif: '' },
  day: '2026-11-01',
  date: 'November 1, 2026',
  category: 'Pet Care',
});

/** Cards from one number to another, both included. */
export const toCards = (from: number, to: number): Card[] =>
  Array.from({ length: to - from + 1 }, (_, index) => toCard(from + index));

/** Answers as the built files do; what is not named is not there. */
export function serve(files: Readonly<Record<string, Omit<FeedPage, 'page'>>>) {
  const asked: string[] = [];
  const answer = async (address: string | URL | Request): Promise<Response> => {
    const path = String(address);
    asked.push(path);
    const file = files[path];
    return file ? Response.json({ page: 1, ...file }) : new Response('', { status: 404 });
  };
  return { asked, answer };
}
