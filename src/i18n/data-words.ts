/** What a language gives for the facts of src/data: the same keys, only the words that a reader sees. */

interface EmergencyWords {
  /** The sign in words, after "if you see". */
  readonly sign: string;
  readonly doNow: string;
  readonly never: string;
}

export interface EmergenciesWords {
  readonly callNow: Readonly<Record<'vet' | 'government', string>>;
  /** By the id of the emergency. */
  readonly items: Readonly<Record<string, EmergencyWords>>;
}

interface ProblemWords {
  readonly sign: string;
  readonly plain: string;
  /** When a test of the page is the one to ask for, by its code. */
  readonly when?: Readonly<Record<string, string>>;
}

export interface ProblemsWords {
  readonly caution: string;
  /** By the slug of the sign. */
  readonly items: Readonly<Record<string, ProblemWords>>;
}

/** What owners read of one entry of the price lists; the vets' half stays English. */
export interface OwnerWords {
  /** The name as owners say it, beside the vets' name; not given where owners have none. */
  readonly gloss?: string;
  readonly text: string;
  readonly preparation?: string;
  readonly besideFood?: string;
  /** The entry's own `fasting.condition`. */
  readonly condition?: string;
  /** The entry's own `fasting.words`. */
  readonly foodWords?: string;
  /** The entry's own `turnaround.text`. */
  readonly turnaround?: string;
  readonly duration?: string;
  readonly pricedFor?: string;
  /** The words of the entry's own `caveat`. */
  readonly caveat?: string;
  /** What its sample travels in, where that is not its specimen's own container. */
  readonly container?: string;
  /** What a vitamin does. */
  readonly function?: string;
}

export interface SpecimenWords {
  /** What owners call it, beside the laboratory's name. */
  readonly name: string;
  readonly container: string;
  readonly capNote?: string;
  readonly ownerText: string;
}

/** The rules across tubes that owners read on a test's page or on the plan. */
export interface CollectionWords {
  readonly orderReason: string;
  readonly smallPets: string;
  readonly safeVolume: { readonly rule: string; readonly unwell: string };
  readonly fasting: {
    readonly usual: string;
    readonly water: string;
    readonly askOfWater: string;
    readonly never: readonly string[];
    readonly instead: string;
    readonly tooSmall: { readonly words: string; readonly feed: string };
    readonly told: { readonly unwell: string; readonly young: string; readonly feed: string };
    /** By what the tests suggest (`of`). */
    readonly withheld: Readonly<Record<string, { readonly words: string; readonly feed?: string }>>;
  };
  readonly noGel: string;
  readonly urineAtHome: string;
  readonly urineKeeps: Readonly<Record<'usual' | 'ratio', string>>;
  readonly stoolAtHome: string;
  readonly label: string;
  readonly turnaroundStart: string;
}

export interface CatalogueWords {
  readonly title: string;
  readonly description: string;
  readonly turnaround: string;
  /** The list's own `result.text`. */
  readonly result?: string;
  /** What is known before its report: `result.first.what`. */
  readonly first?: string;
  readonly availability?: string;
  /** In the order of the list; a value only where it holds words. */
  readonly strip: readonly { readonly label: string; readonly value?: string }[];
  /** By the name of the category. */
  readonly categories: Readonly<Record<string, string>>;
  readonly wording: Readonly<
    Record<'one' | 'many' | 'empty' | 'emptyHint' | 'reset' | 'priceUnit' | 'urgent', string>
  >;
  readonly ribbon?: string;
  readonly notices?: readonly string[];
  readonly blocks?: readonly {
    readonly heading: string;
    readonly items: readonly { readonly term: string; readonly text: string }[];
  }[];
}

export interface BranchWords {
  readonly name: string;
  /** Only where the street is written in Devanagari; else the English one stands. */
  readonly address?: string;
  readonly city: string;
  readonly district: string;
  /** The labels of `hours`, in their order. */
  readonly hours: readonly string[];
  /** The words of `accepts`, in their order. */
  readonly accepts: readonly string[];
  readonly note: string;
}

interface PackageWords {
  readonly name: string;
  readonly description: string;
  /** By the code of the feature. */
  readonly features: Readonly<Record<string, string>>;
  readonly buttonText: string;
}

export interface PackagesWords {
  readonly heading: string;
  readonly trustLine: string;
  readonly featuredMark: string;
  /** By the id of the pack. */
  readonly items: Readonly<Record<string, PackageWords>>;
}

export interface QuestionWords {
  readonly question: string;
  readonly answer: string;
}

/** A step of the pet care journey. */
export interface JourneyWords {
  readonly text: string;
  readonly description: string;
}

export interface ShowcaseWords {
  readonly title: string;
  readonly desc: string;
  readonly items: readonly string[];
  /** The article itself is in English. */
  readonly blog: { readonly title: string; readonly excerpt: string };
}

export interface TestimonialWords {
  readonly name: string;
  readonly text: string;
  readonly role: string;
  readonly clinic: string;
}

export interface PartnerWords {
  readonly name: string;
  readonly description: string;
  /** The labels of the figures, in their order. */
  readonly figures: readonly string[];
  readonly offers: readonly string[];
}

/** A title with a sentence or two: a reason, a step, a rule. */
interface CardWords {
  readonly title: string;
  readonly text: string;
}
interface FigureWords {
  /** Only where the figure holds words. */
  readonly value?: string;
  readonly label: string;
  readonly note: string;
}

export interface ClaimsWords {
  readonly features: Readonly<Record<string, CardWords>>;
  readonly listing: Readonly<Record<string, FigureWords>>;
  readonly trust: {
    readonly heading: string;
    readonly lead: string;
    readonly figures: Readonly<Record<string, FigureWords>>;
    readonly coveredHeading: string;
    readonly covered: readonly string[];
    readonly limits: string;
  };
  readonly whyChooseUs: {
    readonly heading: string;
    readonly reasons: Readonly<Record<string, CardWords>>;
    readonly counters: Readonly<Record<string, string>>;
  };
}

export interface ServiceWords {
  readonly title: string;
  readonly description: string;
  readonly benefits: readonly string[];
  readonly badge: string;
  readonly bullets: readonly string[];
  readonly learnMore: {
    readonly offered: readonly string[];
    readonly crucial: string;
    readonly promise: string;
    readonly consider: readonly string[];
  };
  readonly techniques: readonly { readonly title: string; readonly desc: string }[];
}
