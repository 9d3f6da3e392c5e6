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
export const factWords = {
  age: { young: 'under 4 months', grown: '4 months to 7 years', old: 'over 7 years' },
  sex: { female: 'female', male: 'male' },
  state: { well: 'well', unwell: 'unwell' },
  pregnant: { yes: 'pregnant or nursing', no: 'not pregnant' },
  insulin: { yes: 'diabetic or on insulin', no: 'not on insulin' },
  sedated: { yes: 'to be sedated', no: 'awake' },
} as const satisfies {
  readonly [Fact in keyof PetFacts]-?: Readonly<Record<NonNullable<PetFacts[Fact]>, string>>;
};

export type FactName = keyof PetFacts;
const isFactName = (name: string): name is FactName => Object.hasOwn(factWords, name);
export const factNames = Object.keys(factWords).filter(isFactName);

/** The value of a fact, where it is one of those it may have. */
export function readFact(name: FactName, text: string | null): PetFacts {
  return text !== null && Object.hasOwn(factWords[name], text) ? { [name]: text } : {};
}

/** The facts in words, for whoever prepares the visit. */
export function describeFacts(facts: PetFacts): string[] {
  return factNames.flatMap((name) => {
    const said = facts[name];
    const words: Readonly<Record<string, string>> = factWords[name];
    return said === undefined ? [] : (words[said] ?? []);
  });
}
