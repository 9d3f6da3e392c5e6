import type { ToLink } from '#config/locales.ts';
import { makeLinks } from '#config/locales.ts';
import type { SpecimenName } from '#schemas/specimen.ts';
import { testPage } from './en/test-page.ts';

/** How the sentences that pure functions make of facts are said in one language. */
export interface Voice {
  readonly words: typeof testPage;
  /** The language for `Intl`. */
  readonly format: string;
  /** A text of the price lists or of the rules for samples. Throws where the language has none. */
  text(english: string): string;
  /** How much of a sample: `2 slides`. */
  volume(english: string): string;
  /** What a test is called where one name has room. */
  name(entry: { readonly code: string; readonly title: string }): string;
  /** What a sample is called. */
  specimen(name: SpecimenName): string;
  to: ToLink;
}

/** The default: facts are what src/data says. */
export const english: Voice = {
  words: testPage,
  format: 'en-IN',
  text: (text) => text,
  volume: (text) => text,
  name: ({ title }) => title,
  specimen: (name) => name,
  to: makeLinks('en'),
};
