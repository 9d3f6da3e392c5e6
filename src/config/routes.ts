/** Every path of the site, built in one place. Pages, links and messages take theirs from here. */
export const routes = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (id: string) => `/services/${id}`,
  serviceDetails: '/service-details.json',
  pricing: '/pricing',
  catalogue: (id: string) => `/pricing/${id}`,
  tests: '/tests',
  test: (slug: string) => `/tests/${slug}`,
  problems: '/tests/by-problem',
  problem: (slug: string) => `/tests/by-problem/${slug}`,
  finderIndex: '/tests/index.json',
  /** The finder with the tests that take a sample, named as price lists name it. */
  testsWith: (specimen: string) => `/tests?${new URLSearchParams({ sample: specimen })}`,
  samples: '/samples',
  plan: '/plan',
  /** The plan that holds these tests, panels and packs. */
  planOf: (ids: readonly string[], isUnwell = false) =>
    `/plan?t=${ids.join('.')}${isUnwell ? '&state=unwell' : ''}`,
  planData: '/plan.json',
  compare: '/compare',
  /** These panels and packs side by side. */
  compareOf: (ids: readonly string[]) => `/compare?p=${ids.join(',')}`,
  pricesCsv: '/pricing.csv',
  pricesJson: '/pricing.json',
  pricesSchema: '/pricing.schema.json',
  packages: '/packages',
  blog: '/blogs',
  blogCategory: (slug: string) => `/blogs?category=${encodeURIComponent(slug)}`,
  blogArchive: (page = 1) => (page === 1 ? '/blogs/archive' : `/blogs/archive/${page}`),
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  feed: '/rss.xml',
  /** The whole blog as one list that grows while it is read. */
  blogFeed: '/feed',
  contact: '/contact',
  contactAnchor: '/#contact',
  visit: '/contact#visit',
  branches: '/branches',
  branch: (id: string) => `/branch/${id}`,
  aboutCertifications: '/about#certifications',
  aboutTeam: '/about#heads',
  faq: '/faq',
  testimonials: '/testimonials',
  whyUs: '/why-us',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirm: '/confirm',
  profile: '/profile',
  myPets: '/my-pets',
  admin: '/admin',
  adminPosts: '/admin/posts',
  /** The editor opens the draft that `?post=` names, or begins one with `?post=new`. */
  adminEditor: '/admin/editor',
  adminMessages: '/admin/messages',
  adminSettings: '/admin/settings',
  adminProfile: '/admin/profile',
  syncTool: '/wp-post-sync',
  syncedPost: (slug: string) => `/wp-post-sync/blog/${encodeURIComponent(slug)}`,
  /** What the last build was made from. */
  buildInfo: '/build.json',
  /** The drawings of tubes and containers, one file for all pages. */
  tubeDrawings: '/art/tubes.svg',
  avatar: (id: string) => `/art/avatars/${id}.svg`,
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
} as const;

/** Where a folder's page for what is missing is drawn; hosts show it, and nobody goes to its own address. */
export const missingPage = '/~404';

/** Later pages of the public feed, ten articles each; the first is in the page. */
export const toPublicFeedPath = (page: number): string => `/feed/pages/${page}.json`;

/** Later pages of the blog listing: JSON files written at build. `category` null means all posts. */
export function toFeedPagePath(category: string | null, page: number): string {
  const folder = category === null ? 'all' : `category/${encodeURIComponent(category)}`;
  return `/blogs/pages/${folder}/${page}.json`;
}

/** Folders whose page answers every address below it: posts of the table may be newer than the build. */
export const openFolders = [`${routes.syncTool}/blog`] as const;

/** Query of the page for a new password, for whoever comes with the code of the mail. */
export const codeFirst = 'code';
