import { listedEntries } from '#lib/catalogue/lookup.ts';
import type { Specimen, SpecimenName } from '#schemas/specimen.ts';

/** The place of a sample, or of a kind of samples, in the sample guide: `tissue-10-formalin`. */
export function toSampleId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
}

/** The container with the colour of its cap, where that tells it apart: `sodium fluoride tube …, grey cap`. */
export function describeContainer({ container, cap }: Specimen): string {
  return cap === null || cap === 'clear' ? container : `${container}, ${cap} cap`;
}

/** When it is refused whatever the test, and when for some: `When formalin was added. For culture, when dry`. */
export function describeRefused({ rejectedWhen, rejectedForSome, keptWhen = [] }: Specimen): string {
  const always = rejectedWhen.length > 0 ? `When ${rejectedWhen.join(', or ')}` : '';
  const kept = keptWhen.length > 0 ? `Never; with a note when ${keptWhen.join(', or ')}` : '';
  return [always, rejectedForSome, kept].filter(Boolean).join('. ');
}

/** Tests, panels and procedures that take a sample. */
export function countTestsWith(name: SpecimenName): number {
  return listedEntries.filter(({ entry }) => entry.specimens.includes(name)).length;
}
