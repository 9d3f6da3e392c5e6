import { booking } from './booking.ts';
import { branches } from './branches.ts';
import { contact } from './contact.ts';
import { contactForm } from './contact-form.ts';
import { emergencyNote } from './emergency-note.ts';
import { faq } from './faq.ts';
import { faqSearch } from './faq-search.ts';
import { legal } from './legal.ts';
import { missing } from './missing.ts';
import { navigation } from './navigation.ts';
import { notices } from './notices.ts';
import { planCount } from './plan-count.ts';
import { shell } from './shell.ts';
import { signOut } from './sign-out.ts';

/** The words of every screen in English: what another language has to say. */
export const dictionary = {
  booking,
  branches,
  contactForm,
  contact,
  emergencyNote,
  faqSearch,
  faq,
  legal,
  missing,
  navigation,
  notices,
  planCount,
  shell,
  signOut,
};
