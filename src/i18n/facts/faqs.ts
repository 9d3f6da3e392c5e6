import type { Locale } from '#config/locales.ts';
import { faqs } from '#data/faq.ts';
import type { Faq } from '#schemas/faq.ts';
import { translate } from './translate.ts';

const getTranslated = translate(faqs, (words, find) =>
  faqs.map((faq) => {
    const { question, answer } = find('faq', words.faqs, faq.id);
    return { ...faq, question, answer };
  }),
);

/** The questions, with the names of their groups. */
export const getFaqs = (locale: Locale, categories: Readonly<Record<Faq['category'], string>>) =>
  getTranslated(locale).map((faq) => ({ ...faq, category: categories[faq.category] }));
