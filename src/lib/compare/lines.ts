import type { Bundle } from '#lib/compare/bundles.ts';
import { formatRupees } from '#lib/money.ts';

/** A test, as the comparison names it. */
export type ComparedTest = { readonly code: string; readonly title: string; readonly slug: string };

/** The tests of one department. */
export type Department = { readonly department: string; readonly tests: readonly ComparedTest[] };

const toSaving = ({ saving, percent }: Bundle): string =>
  saving > 0 ? `${formatRupees(saving)} (${percent}%)` : 'Nothing';
const toContainers = ({ containers }: Bundle): string =>
  containers.map(({ specimen, amount }) => `${specimen} ${amount}`).join(', ');

/** What is compared beyond the tests: the name of each line and what it says of a panel or pack. */
const facts: readonly (readonly [name: string, toText: (bundle: Bundle) => string])[] = [
  ['Price', ({ price }) => formatRupees(price)],
  ['Its tests one by one', ({ sum }) => formatRupees(sum)],
  ['You save', toSaving],
  ['Price for each test', ({ perTest }) => formatRupees(perTest)],
  ['Tests', ({ tests }) => String(tests.length)],
  ['Run for', ({ species }) => species],
  ['Tubes and containers', toContainers],
  ['Food', ({ food }) => food],
  ['Last result', ({ result }) => result],
];

/** A line of the comparison; `texts` are its cells in words, in the order of the columns. */
export type FactLine = {
  readonly name: string;
  readonly texts: readonly string[];
  readonly differs: boolean;
};
export type TestLine = ComparedTest & { readonly differs: boolean };
export type TestGroup = { readonly department: string; readonly lines: readonly TestLine[] };

export type Comparison = {
  readonly facts: readonly FactLine[];
  readonly groups: readonly TestGroup[];
  /** How many lines differ, shown or not. */
  readonly differing: number;
};

/** A test that several have differs where one lacks it, or where another species gets something else. */
const describeTest = ({ tests, swaps }: Bundle, code: string): string =>
  tests.includes(code) ? `Yes ${swaps.get(code) ?? ''}` : 'No';

const isDifferent = (texts: readonly string[]): boolean => new Set(texts).size > 1;

/**
 * The lines of these columns: tests that none of them has are left out, and, where asked for, lines in which they agree.
 * Where all stand side by side nothing is marked as different (`isMarked` false).
 */
export function compare(
  columns: readonly Bundle[],
  departments: readonly Department[],
  { isMarked, onlyDifferences }: { isMarked: boolean; onlyDifferences: boolean },
): Comparison {
  const factLines = facts.map(([name, toText]) => {
    const texts = columns.map(toText);
    return { name, texts, differs: isMarked && isDifferent(texts) };
  });
  const groups = departments.map(({ department, tests }) => ({
    department,
    lines: tests
      .filter(({ code }) => columns.some((column) => column.tests.includes(code)))
      .map((test) => ({
        ...test,
        differs: isMarked && isDifferent(columns.map((column) => describeTest(column, test.code))),
      })),
  }));
  const keep = <Line extends { differs: boolean }>(lines: readonly Line[]): Line[] =>
    lines.filter((line) => !onlyDifferences || line.differs);
  return {
    facts: keep(factLines),
    groups: groups
      .map(({ department, lines }) => ({ department, lines: keep(lines) }))
      .filter(({ lines }) => lines.length > 0),
    differing: [...factLines, ...groups.flatMap(({ lines }) => lines)].filter((line) => line.differs).length,
  };
}
