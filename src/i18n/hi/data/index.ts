import type { FactWords } from '#i18n/fact-words.ts';
import { branches } from './branches.ts';
import { catalogues, groups } from './catalogues.ts';
import { claims } from './claims.ts';
import { emergencies } from './emergencies.ts';
import { faqs } from './faq.ts';
import { journey } from './journey.ts';
import { notOffered } from './not-offered.ts';
import { notices } from './notices.ts';
import { ownerTexts } from './owner-texts.ts';
import { packages } from './packages.ts';
import { partner } from './partner.ts';
import { problems } from './problems.ts';
import { services } from './services.ts';
import { showcase } from './showcase.ts';
import { siteAnswers } from './site-answers.ts';
import { benchOf, caps, collection, refusals, specimens } from './specimens.ts';
import { statsStrip } from './stats.ts';
import { meanings } from './synonyms.ts';
import { testimonials } from './testimonials.ts';

export const facts: FactWords = {
  benchOf,
  branches,
  caps,
  catalogues,
  claims,
  collection,
  emergencies,
  faqs,
  groups,
  journey,
  meanings,
  notOffered,
  notices,
  ownerTexts,
  packages,
  partner,
  problems,
  refusals,
  services,
  showcase,
  siteAnswers,
  specimens,
  statsStrip,
  testimonials,
};
