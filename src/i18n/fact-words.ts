import type {
  BranchWords,
  CatalogueWords,
  ClaimsWords,
  CollectionWords,
  EmergenciesWords,
  JourneyWords,
  OwnerWords,
  PackagesWords,
  ProblemsWords,
  QuestionWords,
  ServiceWords,
  ShowcaseWords,
  SpecimenWords,
  TestimonialWords,
} from './data-words.ts';

/** Words by the id, slug or code of what they are about. */
export type ById<Words> = Readonly<Record<string, Words>>;

/** All that a language says of the facts of src/data, by concept. */
export interface FactWords {
  /** What a limit of the bench is of, by its English. */
  readonly benchOf: ById<string>;
  readonly branches: ById<BranchWords>;
  /** By the English colour. */
  readonly caps: ById<string>;
  readonly catalogues: ById<CatalogueWords>;
  readonly claims: ClaimsWords;
  readonly collection: CollectionWords;
  readonly emergencies: EmergenciesWords;
  readonly faqs: ById<QuestionWords>;
  /** The groups of the listing of price lists. */
  readonly groups: ById<string>;
  /** The steps in their order. */
  readonly journey: readonly JourneyWords[];
  /** What a typed word means, by the English. */
  readonly meanings: ById<string>;
  readonly notices: ById<string>;
  /** Names of what is not offered, by the English. */
  readonly notOffered: ById<string>;
  /** By the code of the entry. */
  readonly ownerTexts: ById<OwnerWords>;
  readonly packages: PackagesWords;
  readonly partner: {
    readonly name: string;
    readonly description: string;
    readonly figures: readonly string[];
    readonly offers: readonly string[];
  };
  readonly problems: ProblemsWords;
  /** Why a sample is refused, by the English reason. */
  readonly refusals: ById<string>;
  readonly services: ById<ServiceWords>;
  /** By the id of the part. */
  readonly showcase: ById<ShowcaseWords>;
  /** Titles of the pages that answer a question about the laboratory, by the English. */
  readonly siteAnswers: ById<string>;
  readonly specimens: ById<SpecimenWords>;
  /** By the key of the figure. */
  readonly statsStrip: ById<string>;
  readonly testimonials: ById<TestimonialWords>;
}
