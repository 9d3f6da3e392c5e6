import type { FinderEntry } from '#lib/finder/entry.ts';
import { isRunFor } from '#lib/finder/species.ts';

/** Tubes of which one can answer several tests, by their name in the address. */
export const sharedTubes = {
  edta: 'Whole Blood (EDTA)',
  serum: 'Serum (Plain)',
  citrate: 'Sodium Citrate',
  fluoride: 'Fluoride',
} as const;
export type SharedTube = keyof typeof sharedTubes;

/** Choices of the finder that are figures: hours until the result, and rupees. */
export const withinHours = [6, 24, 72, 168] as const;
export const highestPrices = [300, 500, 1000, 2000, 5000] as const;

/** What the finder shows; an empty text or null leaves a filter out. */
export type FinderView = {
  readonly q: string;
  readonly department: string;
  readonly species: string;
  /** A container that the test needs, perhaps among others. */
  readonly sample: string;
  /** The one tube that has to answer the whole test. */
  readonly tube: SharedTube | '';
  readonly urgent: boolean;
  readonly within: number | null;
  readonly max: number | null;
};

/** What an address may ask for. */
export type FinderScope = {
  readonly departments: readonly string[];
  readonly species: readonly string[];
  readonly specimens: readonly string[];
};

const longestQuery = 100;
const isSharedTube = (name: string | null): name is SharedTube =>
  name !== null && Object.hasOwn(sharedTubes, name);
export const tubeIds = Object.keys(sharedTubes).filter(isSharedTube);

function pick<Value>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => String(value) === text);
}

/** Reads a view from an address; whatever the page does not know is left out. */
export function parseFinderView(params: URLSearchParams, scope: FinderScope): FinderView {
  const tube = params.get('tube');
  return {
    q: (params.get('q') ?? '').replace(/\p{C}/gu, '').slice(0, longestQuery),
    department: pick(scope.departments, params.get('department')) ?? '',
    species: pick(scope.species, params.get('species')) ?? '',
    sample: pick(scope.specimens, params.get('sample')) ?? '',
    tube: isSharedTube(tube) ? tube : '',
    urgent: params.get('urgent') === '1',
    within: pick(withinHours, params.get('within')) ?? null,
    max: pick(highestPrices, params.get('max')) ?? null,
  };
}

/** Writes a view into an address, so that it can be shared; an untouched one has none. */
export function toFinderParams({ q, urgent, ...choices }: FinderView): URLSearchParams {
  const params = new URLSearchParams();
  if (q.trim() !== '') params.set('q', q.trim());
  for (const [name, value] of Object.entries(choices)) {
    if (value !== '' && value !== null) params.set(name, String(value));
  }
  if (urgent) params.set('urgent', '1');
  return params;
}

/** Whether an entry passes every filter of a view; its search words are another matter. */
export function passesFilters(entry: FinderEntry, view: FinderView): boolean {
  return (
    (view.department === '' || entry.department === view.department) &&
    (view.species === '' || isRunFor(entry.species, view.species)) &&
    (view.sample === '' || entry.specimens.includes(view.sample)) &&
    (view.tube === '' || isAnsweredBy(entry, sharedTubes[view.tube])) &&
    (!view.urgent || entry.urgent) &&
    (view.within === null || (entry.hours !== null && entry.hours <= view.within)) &&
    (view.max === null || entry.price <= view.max)
  );
}

/** Whether one tube is all an entry needs and may be shared with other tests. */
function isAnsweredBy({ specimens, ownTube }: FinderEntry, tube: string): boolean {
  return specimens.length === 1 && specimens[0] === tube && !ownTube;
}
