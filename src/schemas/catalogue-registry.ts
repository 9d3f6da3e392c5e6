import type { Catalogue } from '#schemas/catalogue.ts';
import type { Entry } from '#schemas/catalogue-entry.ts';
import {
  type Filed,
  findRepeated,
  formatFault,
  getTitleField,
  throwIfAny,
} from '#schemas/catalogue-fault.ts';
import { parseCatalogue } from '#schemas/catalogue-parse.ts';
import { findPanelFaults } from '#schemas/entry-faults.ts';

/** A price list as written, with the path of its file. */
export type CatalogueSource = { file: string; raw: unknown };

function findAliasFaults(filed: readonly Filed[]): string[] {
  const titles = new Map(filed.map(({ entry }) => [entry.title.toLowerCase(), entry.code]));
  return filed.flatMap(({ file, entry }) =>
    entry.aliases.flatMap((alias) => {
      const owner = titles.get(alias.toLowerCase());
      return owner === undefined
        ? []
        : [
            formatFault(
              file,
              entry.code,
              'aliases',
              `"${alias}" is the ${owner === entry.code ? 'own title' : `title of ${owner}`}`,
            ),
          ];
    }),
  );
}

function findReferenceFaults({ file, entry }: Filed, byCode: ReadonlyMap<string, Entry>): string[] {
  const references = [
    ...entry.seeAlso.map((code) => ({ field: 'seeAlso', code })),
    ...entry.includes.map((code) => ({ field: 'includes', code })),
    ...entry.spoils.map((code) => ({ field: 'spoils', code })),
    ...entry.medicineChanges.map((code) => ({ field: 'medicineChanges', code })),
    ...entry.grownFrom.map((code) => ({ field: 'grownFrom', code })),
    ...entry.readWith.map((code) => ({ field: 'readWith', code })),
  ];
  if (entry.kind === 'panel') {
    references.push(...entry.parts.map((code) => ({ field: 'parts', code })));
    references.push(
      ...entry.swaps.flatMap((swap) => [swap.part, swap.instead].map((code) => ({ field: 'swaps', code }))),
    );
  }
  return references.flatMap(({ field, code }) => {
    const other = byCode.get(code);
    if (other === undefined)
      return [formatFault(file, entry.code, field, `${code} is not an entry of any price list`)];
    if (other.code === entry.code) return [formatFault(file, entry.code, field, `${code} points at itself`)];
    if (field !== 'seeAlso' && other.kind === 'panel') {
      return [formatFault(file, entry.code, field, `${code} is a panel, where only tests may stand`)];
    }
    return [];
  });
}

function findEmergencyFaults({ file, entry }: Filed, emergencies: ReadonlySet<string>): string[] {
  return entry.emergency === undefined || emergencies.has(entry.emergency.is)
    ? []
    : [
        formatFault(
          file,
          entry.code,
          'emergency',
          `"${entry.emergency.is}" is no id of src/data/emergencies.ts`,
        ),
      ];
}

function findDetailFaults({ file, entry }: Filed, byCode: ReadonlyMap<string, Entry>): string[] {
  if (entry.kind !== 'panel') return [];
  return entry.parts.flatMap((code, index) => {
    const part = byCode.get(code);
    const detail = entry.details[index];
    return part === undefined || part.title === detail
      ? []
      : [
          formatFault(
            file,
            entry.code,
            'details',
            `"${detail}" stands where ${code} is "${part.title}" (${getTitleField(part)})`,
          ),
        ];
  });
}

function findRepeatedIds(parsed: readonly { file: string; catalogue: Catalogue }[]): string[] {
  return parsed.flatMap(({ file, catalogue: { id } }, index) =>
    parsed.findIndex(({ catalogue }) => catalogue.id === id) === index
      ? []
      : [formatFault(file, undefined, 'id', `"${id}" is already the id of another price list`)],
  );
}

/**
 * Reads all price lists and checks what no single list can know: codes, names and references across them.
 * `emergencyIds` are those that entries may name.
 */
export function parseRegistry(
  sources: readonly CatalogueSource[],
  emergencyIds: readonly string[],
): Catalogue[] {
  const parsed = sources.map(({ file, raw }) => ({ file, catalogue: parseCatalogue(file, raw) }));
  const filed = parsed.flatMap(({ file, catalogue }): Filed[] =>
    catalogue.entries.map((entry) => ({ file, entry })),
  );
  const byCode = new Map(filed.map(({ entry }) => [entry.code, entry]));
  const emergencies = new Set(emergencyIds);
  throwIfAny([
    ...findRepeatedIds(parsed),
    ...findRepeated(filed),
    ...findAliasFaults(filed),
    ...filed.flatMap((one) => [
      ...findReferenceFaults(one, byCode),
      ...findDetailFaults(one, byCode),
      ...(one.entry.kind === 'panel' ? findPanelFaults(one.file, one.entry, byCode) : []),
      ...findEmergencyFaults(one, emergencies),
    ]),
  ]);
  return parsed.map(({ catalogue }) => catalogue);
}
