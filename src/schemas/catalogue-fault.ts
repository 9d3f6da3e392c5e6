import type { Entry } from '#schemas/catalogue-entry.ts';

/** An entry with the path of the file that holds it. */
export type Filed = { file: string; entry: Entry };

/** Says a fault as `file, entry, field: what is wrong`, so that the line to mend is found by search. */
export function formatFault(file: string, entry: string | undefined, field: string, message: string): string {
  return `${[file, entry, field].filter(Boolean).join(', ')}: ${message}`;
}

/** Throws one error that names every fault, a line each. */
export function throwIfAny(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** The field in which an entry's file writes its title. */
export function getTitleField(entry: Entry): 'test' | 'panel' {
  return entry.kind === 'panel' ? 'panel' : 'test';
}

/** Finds codes, titles and slugs that an earlier entry has already taken. The owner of a code is named by its title. */
export function findRepeated(filed: readonly Filed[]): string[] {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const { file, entry } of filed) {
    const takes = [
      { kind: 'code', field: 'code', value: entry.code, owner: `"${entry.title}"` },
      { kind: 'title', field: getTitleField(entry), value: entry.title.toLowerCase(), owner: entry.code },
      { kind: 'slug', field: getTitleField(entry), value: entry.slug, owner: entry.code },
    ];
    for (const { kind, field, value, owner: own } of takes) {
      const owner = owners.get(`${kind} ${value}`);
      if (owner !== undefined) {
        faults.push(
          formatFault(file, entry.code, field, `the ${kind} "${value}" is already taken by ${owner}`),
        );
        break;
      }
      owners.set(`${kind} ${value}`, own);
    }
  }
  return faults;
}
