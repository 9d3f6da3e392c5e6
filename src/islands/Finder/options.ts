import type { FinderScope, SharedTube } from '#lib/finder/view.ts';

/** A tube to choose by, with its drawing. */
interface TubeOption {
  id: SharedTube;
  /** Address of the drawing. */
  drawing: string;
}

/** What the filters offer. */
export interface FinderOptions extends FinderScope {
  tubes: readonly TubeOption[];
}
