import type { FactWords } from '#i18n/fact-words.ts';
import { branches } from './branches.ts';
import { emergencies } from './emergencies.ts';
import { faqs } from './faq.ts';
import { notices } from './notices.ts';
import { partner } from './partner.ts';
import { problems } from './problems.ts';

export const facts: FactWords = {
  branches,
  emergencies,
  faqs,
  notices,
  partner,
  problems,
};
