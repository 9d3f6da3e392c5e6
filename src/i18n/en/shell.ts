import { site } from '#config/site.ts';

/** What stands around every page. */
export const shell = {
  skip: 'Skip to content',
  /** Under the name of the laboratory. */
  kind: 'Veterinary Laboratory',
  tagline: site.tagline as string,
  city: site.address.city as string,
  mainMenu: 'Main',
  findTest: 'Find a test',
  menu: 'Menu',
  closeMenu: 'Close menu',
  navigation: 'Navigation',
  account: 'Account',
  yourAccount: 'Your account',
  staffScreens: 'Staff screens',
  help: 'Need help with your pet?',
  bookAppointment: 'Book Appointment',
  bookByChat: 'Book by chat',
  booking: 'Booking',
  laboratory: 'Laboratory',
  tests: 'Tests',
  socialMedia: 'Social media',
  follow: 'Follow',
  breadcrumb: 'Breadcrumb',
  /** After the name of a link, where the page is in another language. */
  inEnglish: '(in English)',
};
