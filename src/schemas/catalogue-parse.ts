import type { z } from 'zod';
import { type Catalogue, catalogueSchema } from '#schemas/catalogue.ts';
import type { Entry, SeparatedMl } from '#schemas/catalogue-entry.ts';
import { findRepeated, formatFault, throwIfAny } from '#schemas/catalogue-fault.ts';
import { findImpossible } from '#schemas/entry-faults.ts';

function getProperty(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function getRawCode(raw: unknown, index: number): string {
  const entries = getProperty(raw, 'entries');
  const code = getProperty(Array.isArray(entries) ? entries[index] : undefined, 'code');
  return typeof code === 'string' && code !== '' ? code : `entry ${index + 1}`;
}

function toShapeFault(file: string, raw: unknown, issue: z.core.$ZodIssue): string {
  const [first, second, ...rest] = issue.path;
  if (first === 'entries' && typeof second === 'number') {
    return formatFault(file, getRawCode(raw, second), rest.join('.'), issue.message);
  }
  return formatFault(file, undefined, issue.path.join('.'), issue.message);
}

/** No blood gives more than half of itself as serum or plasma. */
const mostSeparated = 0.5;
const serum = 'Serum (Plain)';

/** Volumes that cannot be: more taken than is drawn, or nothing said of what is taken. */
function findVolumeFaults(file: string, entry: Entry, ofList: SeparatedMl | undefined): string[] {
  if (entry.kind === 'panel') return [];
  const separated = entry.separatedMl ?? ofList;
  const isSpun = entry.plasma || entry.specimens.includes(serum);
  if (isSpun && separated === undefined)
    return [
      formatFault(
        file,
        entry.code,
        'separatedMl',
        'says nothing of the serum or plasma that it takes; write { amount: mL, bench, basis } here or for the whole list',
      ),
    ];
  const volumes = entry.volume.split(' + ').map((text) => Number(/(\d+(?:\.\d+)?) mL$/.exec(text)?.[1] ?? 0));
  return entry.specimens.flatMap((name, at) => {
    const blood = volumes[at] ?? 0;
    const taken = name === 'Whole Blood (EDTA)' && !entry.plasma ? entry.usesMl?.amount : undefined;
    if (taken !== undefined && taken > blood)
      return [
        formatFault(file, entry.code, 'usesMl', `takes ${taken} mL, more than the ${blood} mL of its volume`),
      ];
    if (isSpun && name === serum && separated && separated.amount > blood * mostSeparated)
      return [
        formatFault(
          file,
          entry.code,
          'separatedMl',
          `takes ${separated.amount} mL, which ${blood} mL of blood cannot give`,
        ),
      ];
    return [];
  });
}

function findEntryFaults(file: string, catalogue: Catalogue): string[] {
  const { min, max } = catalogue.priceRange;
  const categories = catalogue.categories.map((category) => category.name);
  const faults: string[] = [];
  for (const entry of catalogue.entries) {
    const fault = (field: string, message: string) =>
      faults.push(formatFault(file, entry.code, field, message));
    if (!categories.includes(entry.category)) {
      fault('category', `"${entry.category}" is not one of ${categories.join(', ')}`);
    }
    if (entry.price < min || entry.price > max) {
      fault(
        'price',
        `${entry.price} is outside this list's priceRange of ${min} to ${max}; if it is meant, widen that range`,
      );
    }
    if ((entry.ownTube === 'timed') !== entry.drawHours > 0) {
      fault('drawHours', 'a timed test, and no other, says how long its tubes take');
    }
    const sharesEdta = entry.specimens.includes('Whole Blood (EDTA)') && entry.ownTube === undefined;
    if (entry.kind !== 'panel' && sharesEdta !== (entry.usesMl !== undefined)) {
      fault('usesMl', 'a test that shares an EDTA tube, and no other, says how much of its blood it takes');
    }
    faults.push(...findImpossible(file, entry), ...findVolumeFaults(file, entry, catalogue.separatedMl));
    if (entry.kind === 'panel' && entry.testCount !== entry.details.length) {
      fault('testCount', `says ${entry.testCount}, but details names ${entry.details.length} tests`);
    }
    if (entry.kind === 'panel' && entry.parts.length !== entry.details.length) {
      fault('parts', `holds ${entry.parts.length} codes, but details names ${entry.details.length} tests`);
    }
  }
  return faults;
}

/** Reads one price list, or throws an error whose every line names the file, the entry and the field. */
export function parseCatalogue(file: string, raw: unknown): Catalogue {
  const result = catalogueSchema.safeParse(raw);
  if (!result.success)
    throw new Error(result.error.issues.map((issue) => toShapeFault(file, raw, issue)).join('\n'));
  const catalogue = result.data;
  const filed = catalogue.entries.map((entry) => ({ file, entry }));
  throwIfAny([...findEntryFaults(file, catalogue), ...findRepeated(filed)]);
  return catalogue;
}
