import type { FactWords } from '#i18n/fact-words.ts';
import { branches } from './branches.ts';
import { catalogues, groups } from './catalogues.ts';
import { claims } from './claims.ts';
import { emergencies } from './emergencies.ts';
import { faqs } from './faq.ts';
import { notices } from './notices.ts';
import { ownerTexts } from './owner-texts.ts';
import { partner } from './partner.ts';
import { problems } from './problems.ts';
import { collection, specimens } from './specimens.ts';

export const facts: FactWords = {
  branches,
  catalogues,
  claims,
  collection,
  emergencies,
  faqs,
  groups,
  notices,
  ownerTexts,
  partner,
  problems,
  specimens,
};
