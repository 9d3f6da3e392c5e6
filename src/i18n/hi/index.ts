import type { Dictionary } from '#i18n/get-i18n.ts';
import { articles } from './articles.ts';
import { booking } from './booking.ts';
import { branches } from './branches.ts';
import { clock } from './clock.ts';
import { clockSection } from './clock-section.ts';
import { contact } from './contact.ts';
import { contactForm } from './contact-form.ts';
import { emergencyNote } from './emergency-note.ts';
import { faq } from './faq.ts';
import { faqSearch } from './faq-search.ts';
import { fasting } from './fasting.ts';
import { films } from './films.ts';
import { filter } from './filter.ts';
import { finder } from './finder.ts';
import { finderPage } from './finder-page.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { missing } from './missing.ts';
import { navigation } from './navigation.ts';
import { notices } from './notices.ts';
import { offline } from './offline.ts';
import { packs } from './packs.ts';
import { panelRow } from './panel-row.ts';
import { plan } from './plan.ts';
import { planCount } from './plan-count.ts';
import { planLink } from './plan-link.ts';
import { planPage } from './plan-page.ts';
import { planStart } from './plan-start.ts';
import { priceList } from './price-list.ts';
import { pricing } from './pricing.ts';
import { problems } from './problems.ts';
import { risks } from './risks.ts';
import { serviceList } from './service-list.ts';
import { serviceShowcase } from './service-showcase.ts';
import { shareButton } from './share-button.ts';
import { shell } from './shell.ts';
import { signOut } from './sign-out.ts';
import { statsStrip } from './stats-strip.ts';
import { testEmergency } from './test-emergency.ts';
import { testPage } from './test-page.ts';
import { testimonialCarousel } from './testimonial-carousel.ts';

export const dictionary: Dictionary = {
  articles,
  booking,
  branches,
  clock,
  clockSection,
  contactForm,
  contact,
  emergencyNote,
  faqSearch,
  fasting,
  faq,
  films,
  filter,
  finder,
  finderPage,
  home,
  legal,
  missing,
  navigation,
  notices,
  offline,
  plan,
  packs,
  panelRow,
  planCount,
  planLink,
  planPage,
  planStart,
  priceList,
  pricing,
  problems,
  risks,
  serviceList,
  serviceShowcase,
  shareButton,
  shell,
  signOut,
  statsStrip,
  testEmergency,
  testPage,
  testimonialCarousel,
};
