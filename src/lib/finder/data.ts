import type { EmergencyIndex } from '#lib/finder/emergency-index.ts';
import type { FinderEntry } from '#lib/finder/entry.ts';
import type { Sign } from '#lib/finder/signs.ts';
import type { Reading, Synonyms } from '#schemas/synonym.ts';

/** Rows field by field: like beside like is a kilobyte less on the wire. */
type Columns<Row> = { readonly [Field in keyof Row]: readonly Row[Field][] };

/** What the page's own row of an entry says already. */
export type RowText = Pick<FinderEntry, 'title' | 'department' | 'price'>;

type FileEntry = Omit<FinderEntry, keyof RowText>;

/** The file that the finder reads: entries, synonyms, signs and emergencies. */
export type FinderData = {
  readonly columns: Columns<FileEntry>;
  readonly readings: Columns<Reading>;
  readonly synonyms: Omit<Synonyms, 'readings'>;
  readonly signs: readonly Sign[];
  readonly emergencies: EmergencyIndex;
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
    'emergencies' in value &&
    Array.isArray(value.signs)
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
  const pick = <Field extends keyof FileEntry>(field: Field) => toColumn(entries, field);
  return {
    columns: {
      code: pick('code'),
      aliases: pick('aliases'),
      hints: pick('hints'),
      parts: pick('parts'),
      category: pick('category'),
      note: pick('note'),
      species: pick('species'),
      specimens: pick('specimens'),
      ownTube: pick('ownTube'),
      urgent: pick('urgent'),
      hours: pick('hours'),
    },
    readings: {
      words: toColumn(readings, 'words'),
      meaning: toColumn(readings, 'meaning'),
      codes: toColumn(readings, 'codes'),
    },
  };
}

function isEntry(fields: object): fields is FileEntry {
  return 'code' in fields && 'hours' in fields;
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

/** Takes entries and synonyms out of the file again; an entry without a row is none of the page's. */
export function toFinder(
  { columns, readings, synonyms }: FinderData,
  rows: ReadonlyMap<string, RowText>,
): { entries: FinderEntry[]; synonyms: Synonyms } {
  return {
    entries: toRows(columns, columns.code, isEntry).flatMap((entry) => {
      const row = rows.get(entry.code);
      return row ? [{ ...entry, title: row.title, department: row.department, price: row.price }] : [];
    }),
    synonyms: { ...synonyms, readings: toRows(readings, readings.words, isReading) },
  };
}
