/** What the site is measured against: the rows of the report, in its order. */

export type Unit = '' | 'ms' | 'KB' | 's' | 'GB';

export interface Goal {
  what: string;
  bound: 'at most' | 'at least';
  value: number;
  unit: Unit;
}

const atMost = (value: number, unit: Unit, what: string): Goal => ({ what, bound: 'at most', value, unit });
const atLeast = (value: number, what: string): Goal => ({ what, bound: 'at least', value, unit: '' });

export const goals = {
  contentPaintWorst: atMost(1.4, '', 'Largest paint ÷ empty page’s, content pages, slowest'),
  contentPaintMean: atMost(1.3, '', 'Largest paint ÷ empty page’s, content pages, mean'),
  shellPaintWorst: atMost(1.5, '', 'Largest paint ÷ empty page’s, account and staff screens, slowest'),
  scriptFiles: atMost(0, '', 'Script files before a visitor acts, content pages'),
  inlineScript: atMost(2.6, 'KB', 'Inline script, compressed'),
  document: atMost(16, 'KB', 'Document with its styles, compressed'),
  finderDocument: atMost(28, 'KB', 'The same, finder'),
  requestsBeforePaint: atMost(1, '', 'Requests that the first paint waits for'),
  layoutShift: atMost(0.01, '', 'Layout shift'),
  coldFirstKey: atMost(1300, 'ms', 'First touch on a filter, cold: first key to first answer'),
  coldLastKey: atMost(600, 'ms', 'First touch on a filter, cold: last key to right list'),
  readFirstKey: atMost(400, 'ms', 'First touch after three seconds: first key to first answer'),
  readLastKey: atMost(200, 'ms', 'First touch after three seconds: last key to right list'),
  scriptsAlive: atMost(75, 'KB', 'Scripts of a price list once alive, compressed'),
  finderKey: atMost(100, 'ms', 'Key to paint afterwards, finder, slowest key'),
  lighthousePerformance: atLeast(98, 'Lighthouse mobile, performance, lowest page'),
  lighthouseOthers: atLeast(100, 'Lighthouse mobile, all other categories, lowest page'),
  firstBuild: atMost(30, 's', '`npm run build` from nothing, 24 articles'),
  largeBuild: atMost(45, 's', 'Build from nothing, 5,000 articles of 5.9 KB'),
  largeBuildMemory: atMost(1.2, 'GB', 'The same, most memory at one time'),
  articleCost: atMost(1, '', 'Cost of an article between 1,000 and 5,000 ÷ its cost below 1,000'),
  changedTexts: atMost(1, '', 'Texts processed again after one of 5,000 articles changed'),
} satisfies Record<string, Goal>;

export type GoalName = keyof typeof goals;

/** What was measured for a row. */
export interface Figure {
  value: number;
  /** Which page it was, or what else a reader wants to know of it. */
  note?: string;
  /** Why this run says nothing about the goal. */
  invalid?: string;
}
export type Figures = Partial<Record<GoalName, Figure>>;

const digits: Record<Unit, number> = { '': 2, ms: 0, KB: 1, s: 1, GB: 2 };

/** As the report shows it; goals are held against this. */
export const roundFor = (unit: Unit, value: number): number => Number(value.toFixed(digits[unit]));

export type Verdict = 'holds' | 'missed' | 'does not count';

export function toVerdict({ bound, value: goal, unit }: Goal, { value, invalid }: Figure): Verdict {
  if (invalid) return 'does not count';
  const shown = roundFor(unit, value);
  return (bound === 'at most' ? shown <= goal : shown >= goal) ? 'holds' : 'missed';
}
