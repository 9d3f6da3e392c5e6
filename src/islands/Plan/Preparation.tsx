import { listAll } from '#lib/list-words.ts';
import type { Plan } from '#lib/plan/plan.ts';
import { listSteps } from '#lib/plan/preparation.ts';
import { toRefusalLines } from '#lib/plan/refusals.ts';
import type { Times } from '#lib/plan/times.ts';
import { Fasting } from './Fasting.tsx';
import { PlanRow } from './PlanRow.tsx';
import { PlanSection } from './PlanSection.tsx';

interface Props {
  plan: Plan;
  times: Times | null;
}

/** Food, what else to prepare, when the results come, and what is refused. */
export function Preparation({ plan, times }: Props) {
  const { containers, food, slowest } = plan;
  const steps = listSteps(plan);
  const refused = toRefusalLines(plan);
  return (
    <PlanSection title="Before, and after">
      <dl>
        <PlanRow label="Food">
          <Fasting food={food} />
        </PlanRow>
        {steps.length > 0 && (
          <PlanRow label="Prepare">
            {steps.map(({ code, title, text }) => (
              <p key={`${code} ${text}`}>
                <b className="font-[600]">{title}:</b> {text}
              </p>
            ))}
          </PlanRow>
        )}
        {slowest?.result && (
          <PlanRow label="Results">
            <strong>{slowest.result.text}</strong>, with {slowest.title} as the longest.
            {containers.length > 0 && ' Times count from when the sample reaches the laboratory.'}
            {times?.groups.map(({ when, titles }) => (
              <p key={when}>
                <b className="font-[600]">By {when}:</b> {listAll(titles)}
              </p>
            ))}
          </PlanRow>
        )}
        {refused.length > 0 && (
          <PlanRow label="Refused when">
            {/* Short reasons stand in two columns; those of several samples are long lines with names. */}
            <ul className={refused.some(({ name }) => name) ? undefined : 'gap-x-6 sm:columns-2'}>
              {refused.map(({ name, text }) => (
                <li key={`${name} ${text}`} className="break-inside-avoid border-l border-rule pl-3">
                  {name && <b className="font-[600]">{name}: </b>}
                  {text}
                </li>
              ))}
            </ul>
          </PlanRow>
        )}
      </dl>
    </PlanSection>
  );
}
