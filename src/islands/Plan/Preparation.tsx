import { useId } from 'react';
import { listAll } from '#lib/list-words.ts';
import type { Plan } from '#lib/plan/plan.ts';
import { listSteps } from '#lib/plan/preparation.ts';
import { toRefusalLines } from '#lib/plan/refusals.ts';
import type { Times } from '#lib/plan/times.ts';
import { Fast } from './Fast.tsx';

interface Props {
  plan: Plan;
  times: Times | null;
}

/** Food, what else to prepare, when the results come, and what is refused. */
export function Preparation({ plan, times }: Props) {
  const heading = useId();
  const { containers, food, slowest } = plan;
  const steps = listSteps(plan);
  const refused = toRefusalLines(plan);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>Before, and after</h2>
      <dl className="facts">
        <div>
          <dt>Food</dt>
          <dd>
            <Fast food={food} />
          </dd>
        </div>
        {steps.length > 0 && (
          <div>
            <dt>Prepare</dt>
            <dd>
              {steps.map(({ code, title, text }) => (
                <p key={`${code} ${text}`}>
                  <b>{title}:</b> {text}
                </p>
              ))}
            </dd>
          </div>
        )}
        {slowest?.result && (
          <div>
            <dt>Results</dt>
            <dd>
              <strong>{slowest.result.text}</strong>, with {slowest.title} as the longest.
              {containers.length > 0 && ' Times count from when the sample reaches the laboratory.'}
              {times?.groups.map(({ when, titles }) => (
                <p key={when}>
                  <b>By {when}:</b> {listAll(titles)}
                </p>
              ))}
            </dd>
          </div>
        )}
        {refused.length > 0 && (
          <div>
            <dt>Refused when</dt>
            <dd>
              <ul>
                {refused.map(({ name, text }) => (
                  <li key={`${name} ${text}`}>
                    {name && <b>{name}: </b>}
                    {text}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
