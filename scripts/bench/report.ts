import { type Figure, type Figures, type Goal, type GoalName, goals, roundFor, toVerdict } from './goals.ts';

const rows: [GoalName, Goal][] = Object.entries(goals).map(([name, goal]) => [name as GoalName, goal]);

const withUnit = (value: number, unit: string): string =>
  `${value.toLocaleString('en-IN')}${unit && ` ${unit}`}`;

const toMeasured = ({ unit }: Goal, { value, note }: Figure): string =>
  withUnit(roundFor(unit, value), unit) + (note ? ` (${note})` : '');

function toRow(goal: Goal, figure: Figure): string {
  const bound = goal.bound === 'at most' ? '≤' : '≥';
  const verdict = toVerdict(goal, figure);
  const cells = [
    goal.what,
    `${bound} ${withUnit(goal.value, goal.unit)}`,
    toMeasured(goal, figure),
    figure.invalid ? `${verdict}: ${figure.invalid}` : verdict,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The report for people: one row for each goal that was measured. */
export function toMarkdown(day: string, figures: Figures): string {
  const lines = rows.flatMap(([name, goal]) => {
    const figure = figures[name];
    return figure ? [toRow(goal, figure)] : [];
  });
  return [
    `# Bench, ${day}`,
    '',
    '| what | goal | measured | |',
    '| --- | --: | --: | --- |',
    ...lines,
    '',
    'How each row is measured: `README.md` beside this file.',
    '',
  ].join('\n');
}

/** The goals that these figures miss. */
export const listMissed = (figures: Figures): string[] =>
  rows.flatMap(([name, goal]) => {
    const figure = figures[name];
    return figure && toVerdict(goal, figure) === 'missed' ? [goal.what] : [];
  });
