import type { FinderScope, FinderView } from '#lib/finder/view.ts';

/** A tube to choose by, with its drawing in the page. */
export interface TubeOption {
  id: Exclude<FinderView['tube'], ''>;
  /** Id of the drawing. */
  drawing: string;
}

/** What the filters offer. */
export interface FinderOptions extends FinderScope {
  tubes: readonly TubeOption[];
}

export const tubeWords: Record<TubeOption['id'], string> = {
  edta: 'Lavender: EDTA',
  serum: 'Red: serum',
  citrate: 'Blue: citrate',
  fluoride: 'Grey: fluoride',
};

/** Hours until the result, in words. */
export const withinWords = { 6: '6 hours', 24: 'a day', 72: '3 days', 168: 'a week' } as const;

export const tubeIds = ['edta', 'serum', 'citrate', 'fluoride'] as const;
