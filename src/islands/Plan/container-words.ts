import type { Container } from '#lib/plan/container.ts';
import type { ContainerFacts } from '#lib/plan/page-data.ts';

/** How full each container is: '1.8 mL', '2 mL each', '1-5 mL' while the pet leaves it open, or nothing. */
export function formatEach({ each, count }: Container): string {
  if (each === null) return '';
  const range = each.least < each.amount ? `${each.least}-` : '';
  return `${range}${each.amount} ${each.unit}${count > 1 ? ' each' : ''}`;
}

/** What tells one container of a plan from the others. */
export const toContainerKey = ({ specimen, size, own, donor, further, tests }: Container): string =>
  [specimen, size, own, donor, further, tests[0]?.code].join(' ');

/** A citrate tube is told by its name, as its cap and its line are all that show. */
const nameSize = (size: number, specimen: Container['specimen']): string =>
  specimen === 'Sodium Citrate' && size < 1 ? `paediatric (${size} mL)` : `${size} mL`;

const groups: Readonly<Record<string, string>> = {
  clotting: 'for all clotting tests, shared with nothing else',
  'trace-element': 'for zinc and copper only',
  timed: 'one for each time: write it on the tube',
};

/** What is special about a container: gel, sharing, cap. */
export function describeContainer(
  { specimen, container, size, own, noGel, donor, further, tests }: Container,
  facts: ContainerFacts,
): string {
  const { cap } = facts;
  const usual = cap === null || cap === 'clear' ? facts.container : `${facts.container}, ${cap} cap`;
  const look = size === null ? (container ?? usual) : `${nameSize(size, specimen)} ${container ?? usual}`;
  const alone =
    own === null
      ? ''
      : (groups[own] ?? `its own tube, for ${tests.map(({ title }) => title).join(', ')} only`);
  return [
    look,
    noGel ? 'without gel' : '',
    further ? 'more for the same tests' : '',
    alone,
    donor ? 'from the donor, labelled apart' : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** How a container is sent: as its kind always is, but for the tests that have a rule of their own. */
export function describeSending({ tests }: Container, { transport }: ContainerFacts): string {
  const ways = Map.groupBy(tests, (test) => test.transport ?? transport);
  return [...ways]
    .map(([way, served]) => (ways.size === 1 ? way : `${served.map(({ code }) => code).join(', ')}: ${way}`))
    .join('. ');
}
