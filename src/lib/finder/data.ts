import type { LocaleLink } from '#config/locales.ts';
import type { emergencyNote } from '#i18n/en/emergency-note.ts';
import type { finder } from '#i18n/en/finder.ts';
import type { EmergencyIndex } from '#lib/finder/emergency-index.ts';
import type { FinderEntry } from '#lib/finder/entry.ts';
import type { Sign } from '#lib/finder/signs.ts';
import type { SiteAnswer } from '#schemas/site-answer.ts';
import type { Reading, Synonyms } from '#schemas/synonym.ts';

/** Rows field by field: like beside like is a kilobyte less on the wire. */
type Columns<Row> = { readonly [Field in keyof Row]: readonly Row[Field][] };

/** A page that answers a question about the laboratory, with its language where that is another. */
export type LinkedAnswer = SiteAnswer & LocaleLink;

/** A meaning that asks for health packs, with those it asks for. */
export type PackMeaning = {
  readonly meaning: string;
  readonly packs: readonly { readonly name: string; readonly price: number }[];
};

type ByName = Readonly<Record<string, string>>;

/** What another language calls that which the search reads in English. */
export type FinderWords = {
  /** By what the synonym table calls it. */
  readonly meanings: ByName;
  /** By the slug of the sign. */
  readonly signs: ByName;
  /** The owners' name of a test, by its code. */
  readonly glosses: ByName;
  readonly categories: ByName;
  /** Why a test answers a search: said only once this file is there. */
  readonly why: typeof finder.why;
  /** For a page whose island is not told them. */
  readonly emergencyNote: typeof emergencyNote;
};

/** The file that the finder reads: entries, synonyms, and what else a query may be told. */
export type FinderData = {
  readonly columns: Columns<FinderEntry>;
  readonly readings: Columns<Reading>;
  readonly synonyms: Omit<Synonyms, 'readings'>;
  readonly signs: readonly Sign[];
  readonly packs: readonly PackMeaning[];
  readonly emergencies: EmergencyIndex;
  /** Pages for questions about the laboratory. */
  readonly siteAnswers: readonly LinkedAnswer[];
  /** Not there in English. */
  readonly words?: FinderWords;
};

/** The build wrote the file from checked data; here it is enough to tell it from anything else. */
export function isFinderData(value: unknown): value is FinderData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'columns' in value &&
    'readings' in value &&
    'synonyms' in value &&
    'signs' in value &&
    Array.isArray(value.signs) &&
    'packs' in value &&
    Array.isArray(value.packs) &&
    'emergencies' in value &&
    'siteAnswers' in value
  );
}

function toColumn<Row, Field extends keyof Row>(rows: readonly Row[], field: Field): Row[Field][] {
  return rows.map((row) => row[field]);
}

/** Lays entries and readings down as the file holds them. */
export function toColumns(
  entries: readonly FinderEntry[],
  readings: readonly Reading[],
): Pick<FinderData, 'columns' | 'readings'> {
  const pick = <Field extends keyof FinderEntry>(field: Field) => toColumn(entries, field);
  return {
    columns: {
      code: pick('code'),
      title: pick('title'),
      slug: pick('slug'),
      department: pick('department'),
      price: pick('price'),
      aliases: pick('aliases'),
      hints: pick('hints'),
      parts: pick('parts'),
      includes: pick('includes'),
      category: pick('category'),
      note: pick('note'),
      species: pick('species'),
      specimens: pick('specimens'),
      ownTube: pick('ownTube'),
      urgent: pick('urgent'),
      hours: pick('hours'),
      result: pick('result'),
    },
    readings: {
      words: toColumn(readings, 'words'),
      meaning: toColumn(readings, 'meaning'),
      codes: toColumn(readings, 'codes'),
      when: toColumn(readings, 'when'),
    },
  };
}

function isEntry(fields: object): fields is FinderEntry {
  return 'code' in fields && 'result' in fields;
}

function isReading(fields: object): fields is Reading {
  return 'words' in fields && 'codes' in fields;
}

/** Takes rows out of their columns again. */
function toRows<Row>(
  columns: Columns<Row>,
  rows: readonly unknown[],
  isRow: (fields: object) => fields is Row & object,
): Row[] {
  return rows.flatMap((_, at) => {
    const row = Object.fromEntries(
      Object.entries<readonly unknown[]>(columns).map(([field, values]) => [field, values[at]]),
    );
    return isRow(row) ? [row] : [];
  });
}

/** Takes entries and synonyms out of the file again. */
export function toFinder({ columns, readings, synonyms }: FinderData): {
  entries: FinderEntry[];
  synonyms: Synonyms;
} {
  return {
    entries: toRows(columns, columns.code, isEntry),
    synonyms: { ...synonyms, readings: toRows(readings, readings.words, isReading) },
  };
}
