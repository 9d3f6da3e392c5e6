/** What a language gives for the facts of src/data: the same keys, only the words that a reader sees. */

export interface EmergencyWords {
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

export interface ProblemWords {
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
