import type { FinderEntry } from '#lib/finder/entry.ts';
import type { Sign } from '#lib/finder/signs.ts';
import type { Synonyms } from '#schemas/synonym.ts';

/** Entries field by field: like beside like is a kilobyte less on the wire. */
type Columns = { readonly [Field in keyof FinderEntry]: readonly FinderEntry[Field][] };

/** The file that the finder reads: entries, synonyms and signs. */
export type FinderData = {
  readonly columns: Columns;
  readonly synonyms: Synonyms;
  readonly signs: readonly Sign[];
};

/** The build wrote the file from checked data; here it is enough to tell it from anything else. */
export function isFinderData(value: unknown): value is FinderData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'columns' in value &&
    'synonyms' in value &&
    'signs' in value &&
    Array.isArray(value.signs)
  );
}

/** Lays entries down as the file holds them. */
export function toColumns(entries: readonly FinderEntry[]): Columns {
  const pick = <Field extends keyof FinderEntry>(field: Field) => entries.map((entry) => entry[field]);
  return {
    code: pick('code'),
    title: pick('title'),
    aliases: pick('aliases'),
    hints: pick('hints'),
    parts: pick('parts'),
    category: pick('category'),
    department: pick('department'),
    note: pick('note'),
    species: pick('species'),
    specimens: pick('specimens'),
    ownTube: pick('ownTube'),
    urgent: pick('urgent'),
    price: pick('price'),
    hours: pick('hours'),
  };
}

function isEntry(fields: object): fields is FinderEntry {
  return 'code' in fields && 'hours' in fields;
}

/** Takes the entries out of the file again. */
export function toEntries(columns: Columns): FinderEntry[] {
  return columns.code.flatMap((_, at) => {
    const entry = Object.fromEntries(Object.entries(columns).map(([field, values]) => [field, values[at]]));
    return isEntry(entry) ? [entry] : [];
  });
}
