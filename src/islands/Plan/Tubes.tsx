import { useId } from 'react';
import type { Pet } from '#lib/plan/catalogue.ts';
import { isSmall } from '#lib/plan/containers.ts';
import type { PlanPageData } from '#lib/plan/page-data.ts';
import type { Plan } from '#lib/plan/plan.ts';
import { describeContainer, formatEach, toContainerKey } from './container-words.ts';

interface Props {
  plan: Plan;
  data: PlanPageData;
  pet: Pet;
}

/** The containers to fill, drawn, in their order, and whether the pet can give that much blood. */
export function Tubes({ plan, data, pet }: Props) {
  const heading = useId();
  const { containers, bloodVolume, safeVolume, unwellVolume, draws } = plan;
  const { rules } = data;
  if (containers.length === 0) return null;
  const drawn = containers.filter(({ specimen }) => rules.orderOfDraw.includes(specimen));
  const isRange = containers.some(({ each }) => each !== null && each.least < each.amount);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>Tubes and containers{drawn.length > 1 && ', in order of filling'}</h2>
      <ol className="tubes">
        {containers.map((container, place) => {
          const facts = data.containers[container.specimen];
          return (
            <li key={toContainerKey(container)}>
              <span className="place">{place + 1}</span>
              <svg className="tube" width={36} height={36} aria-hidden="true">
                <use href={`#${facts.drawing}`} />
              </svg>
              <div>
                <strong>{container.specimen}</strong>
                <small>{describeContainer(container, facts)}</small>
                <small className="serves">{container.tests.map(({ code }) => code).join(' ')}</small>
              </div>
              <b>{[container.count, formatEach(container)].filter(Boolean).join(' × ')}</b>
            </li>
          );
        })}
      </ol>
      {bloodVolume > 0 && (
        <p className="blood">
          <span>Blood in all{isRange && ', at most'}</span>
          <b>{bloodVolume} mL</b>
          {safeVolume !== null && (
            <span>
              of at most {safeVolume} mL in one draw from this pet
              {unwellVolume !== null && unwellVolume < safeVolume && `, ${unwellVolume} mL if it is unwell`}
            </span>
          )}
        </p>
      )}
      {draws && <p className="remark">{draws}</p>}
      {drawn.length > 1 && <p className="remark">{rules.orderReason}</p>}
      {bloodVolume > 0 && (isSmall(pet, rules) || pet.kg === null) && (
        <p className="remark">{rules.smallPets.rule}</p>
      )}
      {bloodVolume > 0 && safeVolume === null && (
        <p className="remark">
          Give species and weight to see how much blood is safe. {rules.safeVolume.rule}
        </p>
      )}
    </section>
  );
}
