/** When each page last changed, for the sitemap: from its data where that names a day, else from the history of its files. */
import { routes } from '#config/routes.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { readHistory } from './page-history.ts';

/** Files whose words a page shows; a folder ends in a slash. Pages that are not here have no date of their own. */
const sources: Readonly<Record<string, readonly string[]>> = {
  [routes.about]: ['src/data/team.ts', 'src/sections/about/'],
  [routes.branches]: ['src/data/branches.ts', 'src/data/partner.ts'],
  [routes.contact]: ['src/config/site.ts', 'src/sections/contact/', 'src/islands/ContactForm/'],
  [routes.faq]: ['src/data/faq.ts'],
  [routes.packages]: ['src/data/packages.ts'],
  [routes.services]: ['src/data/services.ts'],
  [routes.testimonials]: ['src/data/testimonials.ts'],
  [routes.whyUs]: ['src/data/claims.ts'],
  [routes.problems]: ['src/data/problems.ts'],
  [routes.samples]: ['src/data/specimens.ts'],
  [routes.privacy]: ['src/content/legal/privacy.mdx'],
  [routes.terms]: ['src/content/legal/terms.mdx'],
  [routes.cookies]: ['src/content/legal/cookies.mdx'],
};

const folders: readonly (readonly [start: string, files: readonly string[]])[] = [
  ['/branch/', ['src/data/branches.ts']],
  ['/services/', ['src/data/services.ts', 'src/content/services/']],
  [`${routes.problems}/`, ['src/data/problems.ts']],
];

const newest = (moments: readonly string[]): string | undefined => moments.toSorted().at(-1);

/**
 * Makes the function from a page's path to the ISO day or moment of its last change; undefined when nobody knows.
 * `articles` holds those of the articles' pages.
 */
export function makePageDates(articles: ReadonlyMap<string, string>): (path: string) => string | undefined {
  const history = readHistory();
  const prices = newest(catalogues.map(({ pricesCheckedOn }) => pricesCheckedOn));
  const byCatalogue = new Map(
    catalogues.map(({ id, pricesCheckedOn }) => [routes.catalogue(id), pricesCheckedOn]),
  );
  const blog = newest([...articles.values()]);
  const ofFiles = (files: readonly string[]) =>
    newest(
      [...history].flatMap(([file, moment]) =>
        files.some((known) => (known.endsWith('/') ? file.startsWith(known) : file === known))
          ? [moment]
          : [],
      ),
    );

  return (path) => {
    const files = sources[path] ?? folders.find(([start]) => path.startsWith(start))?.[1];
    if (files) return ofFiles(files);
    if (path.startsWith('/pricing') || path.startsWith('/tests')) return byCatalogue.get(path) ?? prices;
    if (path === routes.blog || path === routes.blogFeed || path.startsWith(routes.blogArchive()))
      return blog;
    if (path === routes.home) return newest([blog, prices].filter((day) => day !== undefined));
    return articles.get(path);
  };
}
