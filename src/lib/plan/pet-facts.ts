import { plan } from '#i18n/en/plan.ts';

type Answer = 'yes' | 'no';

/** What is known of a pet beside its kind and weight; each changes what may be asked of it. */
export type PetFacts = {
  /** Under 4 months, up to 7 years, older. */
  readonly age?: 'young' | 'grown' | 'old';
  readonly sex?: 'female' | 'male';
  readonly state?: 'well' | 'unwell';
  /** Pregnant or nursing. */
  readonly pregnant?: Answer;
  /** Diabetic or on insulin. */
  readonly insulin?: Answer;
  /** The vet plans sedation. */
  readonly sedated?: Answer;
};

/** The facts with the words that an address and a message may hold for each. */
export const { factWords } = plan.pet satisfies {
  factWords: { readonly [Fact in keyof PetFacts]-?: Readonly<Record<NonNullable<PetFacts[Fact]>, string>> };
};

export type FactName = keyof PetFacts;
const isFactName = (name: string): name is FactName => Object.hasOwn(factWords, name);
export const factNames = Object.keys(factWords).filter(isFactName);

/** The value of a fact, where it is one of those it may have. */
export function readFact(name: FactName, text: string | null): PetFacts {
  return text !== null && Object.hasOwn(factWords[name], text) ? { [name]: text } : {};
}

/** The facts in words, for whoever prepares the visit. */
export function describeFacts(facts: PetFacts, words: typeof factWords = factWords): string[] {
  return factNames.flatMap((name) => {
    const said = facts[name];
    const own: Readonly<Record<string, string>> = words[name];
    return said === undefined ? [] : (own[said] ?? []);
  });
}
