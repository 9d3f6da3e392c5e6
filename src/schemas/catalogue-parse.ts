import type { z } from 'zod';
import { type Catalogue, catalogueSchema } from '#schemas/catalogue.ts';
import { findRepeated, formatFault, throwIfAny } from '#schemas/catalogue-fault.ts';

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
    if (entry.fasting?.need === 'fast' && !entry.species.includes('All')) {
      const strangers = entry.fasting.subject.species.filter((one) => !entry.species.includes(one));
      if (strangers.length > 0)
        fault('fasting.subject', `fasts ${strangers.join(', ')}, not among its species`);
    }
    const sharesEdta = entry.specimens.includes('Whole Blood (EDTA)') && entry.ownTube === undefined;
    if (entry.kind !== 'panel' && sharesEdta !== (entry.usesMl !== undefined)) {
      fault('usesMl', 'a test that shares an EDTA tube, and no other, says how much of its blood it takes');
    }
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
