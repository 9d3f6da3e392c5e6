import type { FinderScope } from '#lib/finder/view.ts';

/** What the filters offer. */
export interface FinderOptions extends FinderScope {
  /** Addresses of the drawings of samples, by their names. */
  drawings: Readonly<Record<string, string>>;
}

export const tubeIds = ['edta', 'serum', 'citrate', 'fluoride'] as const;
