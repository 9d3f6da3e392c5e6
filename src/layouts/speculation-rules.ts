import { defaultLocale, type Locale } from '#config/locales.ts';
import { routes } from '#config/routes.ts';

/** What a visitor likely opens next: the pages of the menu and what stands below them. No private page, no file. */
const likely = [
  routes.about,
  routes.article(''),
  routes.blog,
  routes.contact,
  routes.packages,
  routes.plan,
  routes.pricing,
  routes.services,
  routes.tests,
].map((path) => path.split('/')[1]);

/**
 * Which pages a browser may fetch ahead: likely ones whose link a visitor rests on or presses. They are only fetched,
 * never run, and not under Save-Data. One pattern of words, because the rules stand in every page.
 */
export const toSpeculationRules = (locale: Locale): string =>
  JSON.stringify({
    prefetch: [
      {
        where: { href_matches: `${locale === defaultLocale ? '' : `/${locale}`}/(${likely.join('|')})/*?` },
        eagerness: 'moderate',
      },
    ],
  });
