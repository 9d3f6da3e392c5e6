import { problems } from '#data/problems.ts';
import { listedEntries } from '#lib/catalogue/lookup.ts';
import { toNames } from '#lib/finder/names.ts';
import { getOtherNames } from '#lib/structured-data/names.ts';

/** A name by which an article may speak of a sign or a test. */
export type MentionName = {
  readonly kind: 'sign' | 'test';
  /** Slug of the sign, code of the test. */
  readonly id: string;
  readonly name: string;
};

/** Substances that food, tubes and bodies hold: only their level or their test is about the laboratory. */
const substances = new Set([
  ...['albumin', 'ammonia', 'bicarbonate', 'chloride', 'copper', 'folate', 'folates', 'lactate'],
  ...['magnesium', 'phosphate', 'potassium', 'sodium', 'tocopherol', 'urea', 'zinc'],
]);
/** Names that a sentence may use for something else. */
const vague = new Set(
  [
    ...[
      'blood test',
      'urine test',
      'sugar test',
      'kidney test',
      'liver enzyme',
      'muscle enzyme',
      'blood fat',
    ],
    ...['compatibility test', '6 samples', '2 cortisols', '3 cortisols', 'Major and Minor', 'fluid analysis'],
    ...['Routine and Microscopy', 'Staphylococcus', 'castration check', 'spay check', 'mycology', 'factor I'],
    // Abbreviations of other things, and antibodies that belong to the infection they are made against.
    ...[
      'ABST',
      'ANA',
      'BAL',
      'GOT',
      'GPT',
      'IgE',
      'IgG',
      'IgM',
      'MAT',
      'MIS',
      'PAC',
      'PBS',
      'PLI',
      'TAG',
      'TBA',
    ],
  ].map((name) => name.toLowerCase()),
);
/** How sentences say what a price list calls otherwise. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  'BIO-12': ['protein to creatinine ratio'],
  'CLI-01': ['urinalysis', 'urine analysis'],
  'CLI-02': ['dipstick'],
  'CLI-03': ['stool test', 'stool examination'],
  'CYT-03': ['needle test', 'fine needle aspiration'],
  'CYT-05': ['biopsy'],
  'HEM-01': ['blood count'],
  'HOR-15': ['stimulation test'],
  'HOR-16': ['suppression test'],
  'HOR-18': ['cortisol to creatinine ratio'],
  'KIT-01': ['parvo kit', 'parvovirus kit'],
  'RAD-02': ['ultrasound'],
  'RAD-04': ['echocardiogram'],
};
const shortestWord = 8;

/** Whether a single word is written in capitals or with a figure, as abbreviations are: ALT, fT4, NT-proBNP. */
export function isAbbreviation(name: string): boolean {
  return /^[\p{L}\d]+$/u.test(name) && /\p{Lu}.*\p{Lu}|\p{Lu}.*\d|\p{Ll}\p{Lu}/u.test(name);
}

/** The names that can only mean this test: whole names, and single words that are long or abbreviations. */
function toClearNames(name: string): string[] {
  if (vague.has(name.toLowerCase())) return [];
  if (substances.has(name.toLowerCase())) return [`${name} level`, `${name} test`];
  // Of several words one has to be more than a pair of letters: "UP/C" would be found in "picks up C".
  if (/\p{L}.*[ \-/:].*\p{L}/u.test(name)) return /[\p{L}\d]{3}/u.test(name) ? [name] : [];
  if (isAbbreviation(name)) return name.length > 2 || name === 'T4' ? [name] : [];
  return name.length >= shortestWord ? [name] : [];
}

/** Every name of every sign and test, each once: the first to have it keeps it. */
export const mentionNames: readonly MentionName[] = [
  ...problems.items.flatMap(({ slug, mentions }) =>
    mentions.map((name) => ({ kind: 'sign' as const, id: slug, name })),
  ),
  ...listedEntries.flatMap(({ entry }) =>
    [
      ...new Set([entry.title, ...toNames(entry.title), ...getOtherNames(entry)].flatMap(toClearNames)),
      ...(spoken[entry.code] ?? []),
    ].map((name) => ({ kind: 'test' as const, id: entry.code, name })),
  ),
];
