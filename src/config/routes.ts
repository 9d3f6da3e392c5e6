/** Every path of the site, built in one place. No page, link or message writes a path by hand. */
export const routes = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (id: string) => `/services/${id}`,
  serviceDetails: '/services/details.json',
  pricing: '/pricing',
  catalogue: (id: string) => `/pricing/${id}`,
  tests: '/tests',
  test: (slug: string) => `/tests/${slug}`,
  pricesCsv: '/pricing.csv',
  pricesJson: '/pricing.json',
  pricesSchema: '/pricing.schema.json',
  packages: '/packages',
  blog: '/blogs',
  blogCategory: (slug: string) => `/blogs?category=${encodeURIComponent(slug)}`,
  blogArchive: (page = 1) => (page === 1 ? '/blogs/archive' : `/blogs/archive/${page}`),
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  feed: '/rss.xml',
  contact: '/contact',
  contactAnchor: '/#contact',
  branches: '/branches',
  login: '/login',
  signup: '/signup',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
} as const;

/** Later pages of the blog listing: JSON files written at build. `category` null means all posts. */
export function toFeedPagePath(category: string | null, page: number): string {
  const folder = category === null ? 'all' : `category/${encodeURIComponent(category)}`;
  return `/blogs/pages/${folder}/${page}.json`;
}
