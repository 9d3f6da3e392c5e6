import { routes } from './routes.ts';

/** Pages by id or path, and the words that people try in its place, in small letters. */
type OtherNames = Readonly<Record<string, readonly string[]>>;

/** Price lists by their ids: the words of both route lists of the specification and their close kin. */
export const otherCatalogueNames: OtherNames = {
  hematology: ['haematology'],
  hormone: ['hormones'],
  vitamins: ['vitamin'],
  cytology: ['histology'],
  'kit-based': ['kit', 'kits'],
  'special-tests': ['special-test', 'special'],
  'panel-package': ['panel', 'panels', 'panel-packages'],
};

/** Services by their ids. */
export const otherServiceNames: OtherNames = {
  hematology: ['haematology'],
};

/** Pages of the first level by their paths. */
export const otherPageNames: OtherNames = {
  [routes.about]: ['about-us'],
  [routes.aboutTeam]: ['team'],
  [routes.blog]: ['blog'],
  [routes.branches]: ['branch'],
  [routes.contact]: ['contact-us'],
  [routes.faq]: ['faqs'],
  [routes.login]: ['sign-in'],
  [routes.pricing]: ['prices'],
  [routes.privacy]: ['privacy-policy'],
  [routes.signup]: ['sign-up', 'register'],
};
