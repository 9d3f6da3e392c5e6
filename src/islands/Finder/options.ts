import type { FinderScope, FinderView } from '#lib/finder/view.ts';

/** A tube to choose by, with its drawing. */
interface TubeOption {
  id: Exclude<FinderView['tube'], ''>;
  /** Address of the drawing. */
  drawing: string;
}

/** What the filters offer. */
export interface FinderOptions extends FinderScope {
  tubes: readonly TubeOption[];
}

export const tubeIds = ['edta', 'serum', 'citrate', 'fluoride'] as const;
