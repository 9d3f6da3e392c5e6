import { fill } from '#config/fill.ts';
import type { Pet } from '#lib/plan/catalogue.ts';
import { isSmall } from '#lib/plan/containers.ts';
import type { PlanPageData } from '#lib/plan/page-data.ts';
import type { Plan } from '#lib/plan/plan.ts';
import { english } from '#lib/plan/words.ts';
import { describeContainer, formatEach, toContainerKey } from './container-words.ts';
import { Note } from './Note.tsx';
import { PlanSection } from './PlanSection.tsx';

interface Props {
  plan: Plan;
  data: PlanPageData;
  pet: Pet;
}

/** The containers to fill, drawn, in their order, and whether the pet can give that much blood. */
export function Tubes({ plan, data, pet }: Props) {
  const { containers, bloodVolume, safeVolume, unwellVolume, draws } = plan;
  const { rules, words = english } = data;
  const said = words.plan.tubes;
  if (containers.length === 0) return null;
  const drawn = containers.filter(({ specimen }) => rules.orderOfDraw.includes(specimen));
  const isRange = containers.some(({ each }) => each !== null && each.least < each.amount);
  return (
    <PlanSection title={drawn.length > 1 ? said.titleInOrder : said.title}>
      <ol>
        {containers.map((container, place) => {
          const facts = data.containers[container.specimen];
          return (
            <li
              key={toContainerKey(container)}
              className="grid grid-cols-[1.25rem_2.25rem_1fr] items-center gap-x-2 border-b border-rule py-2.5 sm:grid-cols-[1.25rem_2.25rem_1fr_auto]"
            >
              <span className="font-display text-[1rem]/[1] font-[600] text-eosin-deep">{place + 1}</span>
              <svg width={36} height={36} aria-hidden="true">
                <use href={facts.drawing} />
              </svg>
              <div>
                <strong className="font-[600]">{facts.name ?? container.specimen}</strong>
                <small className="block text-small/[1.45] text-ink-soft first-letter:uppercase">
                  {describeContainer(container, facts, words)}
                </small>
                <small className="block text-small/[1.45] tracking-[0.03em] text-ink-soft">
                  {container.tests.map(({ code }) => code).join(' ')}
                </small>
              </div>
              <b className="col-start-3 font-[600] whitespace-nowrap tabular-nums sm:col-start-4">
                {[container.count, formatEach(container, words)].filter(Boolean).join(' × ')}
              </b>
            </li>
          );
        })}
      </ol>
      {bloodVolume > 0 && (
        <p className="flex flex-wrap items-baseline gap-x-2.5 pt-2.5">
          <span>{isRange ? said.bloodAtMost : said.blood}</span>
          <b className="font-display text-[1.5rem]/[1.2] font-[600] tabular-nums">{bloodVolume} mL</b>
          {safeVolume !== null && (
            <span>
              {fill(said.safe, { volume: safeVolume })}
              {unwellVolume !== null &&
                unwellVolume < safeVolume &&
                fill(said.safeUnwell, { volume: unwellVolume })}
            </span>
          )}
        </p>
      )}
      {draws && <Note>{draws}</Note>}
      {drawn.length > 1 && <Note>{rules.orderReason}</Note>}
      {bloodVolume > 0 && (isSmall(pet, rules) || pet.kg === null) && <Note>{rules.smallPets.rule}</Note>}
      {bloodVolume > 0 && safeVolume === null && (
        <Note>{fill(said.giveWeight, { rule: rules.safeVolume.rule })}</Note>
      )}
    </PlanSection>
  );
}
