import { fill } from '#config/fill.ts';
import { defaultLocale, type Locale } from '#config/locales.ts';
import { listAll } from '#lib/list-words.ts';
import type { PlanPageData } from '#lib/plan/page-data.ts';
import type { Plan } from '#lib/plan/plan.ts';
import { listSteps, type Step } from '#lib/plan/preparation.ts';
import { toRefusalLines } from '#lib/plan/refusals.ts';
import type { Times } from '#lib/plan/times.ts';
import type { PlanWords } from '#lib/plan/words.ts';
import { Fasting } from './Fasting.tsx';
import { PlanRow } from './PlanRow.tsx';
import { PlanSection } from './PlanSection.tsx';

interface Props {
  plan: Plan;
  /** What is known of each container, its name in the page's language among it. */
  containers: PlanPageData['containers'];
  times: Times | null;
  locale: Locale;
  words: PlanWords;
}

const StepLines = ({ steps, lang }: { steps: readonly Step[]; lang?: string | undefined }) =>
  steps.map(({ code, title, text }) => (
    <p key={`${code} ${text}`} lang={lang}>
      <b className="font-[600]">{title}:</b> {text}
    </p>
  ));

/** Food, what else to prepare, when the results come, and what is refused. */
export function Preparation({ plan, containers, times, locale, words }: Props) {
  const said = words.plan.preparation;
  const vetsLang = locale === defaultLocale ? undefined : defaultLocale;
  const { food, slowest } = plan;
  const steps = listSteps(plan);
  // In another language those of the vet stand apart, after a line that says why they are English.
  const own = vetsLang ? steps.filter(({ isForVets }) => !isForVets) : steps;
  const forVets = vetsLang ? steps.filter(({ isForVets }) => isForVets) : [];
  const refused = toRefusalLines(plan, false, words);
  return (
    <PlanSection title={said.title}>
      <dl>
        <PlanRow label={said.food}>
          <Fasting food={food} words={words} />
        </PlanRow>
        {steps.length > 0 && (
          <PlanRow label={said.prepare}>
            <StepLines steps={own} />
            {forVets.length > 0 && (
              <>
                <p className="text-ink-soft">{said.vetsInEnglish}</p>
                <StepLines steps={forVets} lang={vetsLang} />
              </>
            )}
          </PlanRow>
        )}
        {slowest?.result && (
          <PlanRow label={said.results}>
            <strong>{slowest.result.text}</strong>
            {fill(said.longest, { title: slowest.title })}
            {plan.containers.length > 0 && ` ${said.fromArrival}`}
            {times?.groups.map(({ when, titles }) => (
              <p key={when}>
                <b className="font-[600]">{fill(said.by, { when })}</b> {listAll(titles, words.plan.locale)}
              </p>
            ))}
          </PlanRow>
        )}
        {refused.length > 0 && (
          <PlanRow label={said.refusedWhen}>
            {/* Short reasons stand in two columns; one alone has the whole line, as those of several samples with their names. */}
            <ul
              className={
                refused.length > 1 && refused.every(({ name }) => !name) ? 'gap-x-6 sm:columns-2' : undefined
              }
            >
              {refused.map(({ name, text }) => (
                <li key={`${name} ${text}`} className="break-inside-avoid border-l border-rule pl-3">
                  {name && <b className="font-[600]">{containers[name].name ?? name}: </b>}
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
