import type { BranchWords, EmergenciesWords, ProblemsWords } from './data-words.ts';

/** Words by the id, slug or code of what they are about. */
export type ById<Words> = Readonly<Record<string, Words>>;

/** All that a language says of the facts of src/data, by concept. */
export interface FactWords {
  readonly branches: ById<BranchWords>;
  readonly emergencies: EmergenciesWords;
  readonly faqs: ById<Readonly<Record<'question' | 'answer', string>>>;
  readonly notices: ById<string>;
  readonly partner: {
    readonly name: string;
    readonly description: string;
    readonly figures: readonly string[];
    readonly offers: readonly string[];
  };
  readonly problems: ProblemsWords;
}
