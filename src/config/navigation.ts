import { routes } from './routes.ts';

/** The header's links, in order, by the names that they have in `src/i18n`. */
export const mainNavigation = [
  { name: 'home', href: routes.home },
  { name: 'about', href: routes.about },
  { name: 'prices', href: routes.pricing },
  { name: 'blog', href: routes.blog },
  { name: 'services', href: routes.services },
  { name: 'contact', href: routes.contactAnchor },
] as const;

/** The first section of the drawer: the header's links, and what the header shows otherwise or not at all. */
export const drawerNavigation = [
  ...mainNavigation,
  { name: 'branches', href: routes.branches },
  { name: 'tests', href: routes.tests },
  { name: 'plan', href: routes.plan },
] as const;

/** The second section of the drawer. */
export const accountNavigation = [
  { name: 'login', href: routes.login },
  { name: 'signup', href: routes.signup },
] as const;

/** What stands in the place of Login and Sign Up for somebody who is signed in. */
export const ownNavigation = [
  { name: 'profile', href: routes.profile },
  { name: 'myPets', href: routes.myPets },
] as const;

export const footerNavigation = [
  {
    title: 'laboratory',
    links: [
      { name: 'about', href: routes.about },
      { name: 'whyUs', href: routes.whyUs },
      { name: 'testimonials', href: routes.testimonials },
      { name: 'questions', href: routes.faq },
      { name: 'blog', href: routes.blog },
      { name: 'blogFeed', href: routes.blogFeed },
      { name: 'contact', href: routes.contact },
      { name: 'branches', href: routes.branches },
    ],
  },
  {
    title: 'tests',
    links: [
      { name: 'prices', href: routes.pricing },
      { name: 'hematology', href: routes.catalogue('hematology') },
      { name: 'biochemistry', href: routes.catalogue('biochemistry') },
      { name: 'microbiology', href: routes.catalogue('microbiology') },
      { name: 'radiology', href: routes.catalogue('radiology') },
      { name: 'tests', href: routes.tests },
      { name: 'byProblem', href: routes.problems },
      { name: 'packs', href: routes.packages },
      { name: 'samples', href: routes.samples },
      { name: 'plan', href: routes.plan },
    ],
  },
] as const;

export const legalNavigation = [
  { name: 'privacy', href: routes.privacy },
  { name: 'terms', href: routes.terms },
  { name: 'cookies', href: routes.cookies },
] as const;

type Link = (
  | typeof drawerNavigation
  | typeof accountNavigation
  | typeof ownNavigation
  | typeof legalNavigation
  | (typeof footerNavigation)[number]['links']
)[number];

/** Every link that has a name in `src/i18n/<language>/navigation.ts`. */
export type LinkName = Link['name'];

/** The rail of the staff screens. */
export const adminNavigation = [
  { label: 'Dashboard', href: routes.admin, icon: 'report' },
  { label: 'Blog Posts', href: routes.adminPosts, icon: 'pen' },
  { label: 'Messages', href: routes.adminMessages, icon: 'mail' },
  { label: 'WordPress sync', href: routes.syncTool, icon: 'feed' },
  { label: 'Settings', href: routes.adminSettings, icon: 'tools' },
  { label: 'Profile', href: routes.adminProfile, icon: 'user' },
] as const;
