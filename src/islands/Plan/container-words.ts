import { fill } from '#config/fill.ts';
import type { Container } from '#lib/plan/container.ts';
import type { ContainerFacts } from '#lib/plan/page-data.ts';
import { english, type PlanWords } from '#lib/plan/words.ts';

/** How full each container is: '1.8 mL', '2 mL each', '1-5 mL' while the pet leaves it open, or nothing. */
export function formatEach({ each, count }: Container, { plan }: PlanWords = english): string {
  if (each === null) return '';
  const range = each.least < each.amount ? `${each.least}-` : '';
  const amount = `${range}${each.amount} ${each.unit}`;
  return count > 1 ? fill(plan.describeContainer.each, { amount }) : amount;
}

/** What tells one container of a plan from the others. */
export const toContainerKey = ({ specimen, size, own, donor, further, tests }: Container): string =>
  [specimen, size, own, donor, further, tests[0]?.code].join(' ');

/** A citrate tube is told by its name, as its cap and its line are all that show. */
const nameSize = (size: number, specimen: Container['specimen'], { plan }: PlanWords): string =>
  specimen === 'Sodium Citrate' && size < 1
    ? fill(plan.describeContainer.paediatric, { size })
    : `${size} mL`;

/** What is special about a container: gel, sharing, cap. */
export function describeContainer(
  { specimen, container, size, own, noGel, donor, further, tests }: Container,
  facts: ContainerFacts,
  words: PlanWords = english,
): string {
  const said = words.plan.describeContainer;
  const groups: Readonly<Record<string, string>> = {
    clotting: said.clotting,
    'trace-element': said['trace-element'],
    timed: said.timed,
  };
  const { cap } = facts;
  const usual =
    cap === null || cap === 'clear' ? facts.container : fill(said.cap, { container: facts.container, cap });
  const look =
    size === null ? (container ?? usual) : `${nameSize(size, specimen, words)} ${container ?? usual}`;
  const alone =
    own === null
      ? ''
      : (groups[own] ?? fill(said.own, { tests: tests.map(({ title }) => title).join(', ') }));
  return [look, noGel ? said.noGel : '', further ? said.further : '', alone, donor ? said.donor : '']
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
