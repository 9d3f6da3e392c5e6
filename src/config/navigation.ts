import { routes } from './routes.ts';

/** The header's links, in order. */
export const mainNavigation = [
  { label: 'Home', href: routes.home },
  { label: 'About', href: routes.about },
  { label: 'Prices', href: routes.pricing },
  { label: 'Blog', href: routes.blog },
  { label: 'Services', href: routes.services },
  { label: 'Contact', href: routes.contactAnchor },
] as const;

/** The first section of the drawer: the header's links, and what the header shows otherwise or not at all. */
export const drawerNavigation = [
  ...mainNavigation,
  { label: 'Our Branches', href: routes.branches },
  { label: 'Tests A to Z', href: routes.tests },
  { label: 'Your plan', href: routes.plan },
] as const;

/** The second section of the drawer. */
export const accountNavigation = [
  { label: 'Login', href: routes.login },
  { label: 'Sign Up', href: routes.signup },
] as const;

/** What stands in the place of Login and Sign Up for somebody who is signed in. */
export const ownNavigation = [
  { label: 'My Profile', href: routes.profile },
  { label: 'My Pets', href: routes.myPets },
] as const;

export const footerNavigation = [
  {
    title: 'Laboratory',
    links: [
      { label: 'About', href: routes.about },
      { label: 'Why us', href: routes.whyUs },
      { label: 'Testimonials', href: routes.testimonials },
      { label: 'Questions', href: routes.faq },
      { label: 'Blog', href: routes.blog },
      { label: 'Blog feed', href: routes.blogFeed },
      { label: 'Contact', href: routes.contact },
      { label: 'Our Branches', href: routes.branches },
    ],
  },
  {
    title: 'Tests',
    links: [
      { label: 'Prices', href: routes.pricing },
      { label: 'Hematology', href: routes.catalogue('hematology') },
      { label: 'Biochemistry', href: routes.catalogue('biochemistry') },
      { label: 'Microbiology', href: routes.catalogue('microbiology') },
      { label: 'Radiology', href: routes.catalogue('radiology') },
      { label: 'Tests A to Z', href: routes.tests },
      { label: 'Tests by problem', href: routes.problems },
      { label: 'Health packs', href: routes.packages },
      { label: 'Sample guide', href: routes.samples },
      { label: 'Your plan', href: routes.plan },
    ],
  },
] as const;

export const legalNavigation = [
  { label: 'Privacy Policy', href: routes.privacy },
  { label: 'Terms of Service', href: routes.terms },
  { label: 'Cookie Policy', href: routes.cookies },
] as const;

/** The rail of the staff screens. */
export const adminNavigation = [
  { label: 'Dashboard', href: routes.admin, icon: 'report' },
  { label: 'Blog Posts', href: routes.adminPosts, icon: 'pen' },
  { label: 'Messages', href: routes.adminMessages, icon: 'mail' },
  { label: 'WordPress sync', href: routes.syncTool, icon: 'feed' },
  { label: 'Settings', href: routes.adminSettings, icon: 'tools' },
  { label: 'Profile', href: routes.adminProfile, icon: 'user' },
] as const;
