import type { ReactNode } from 'react';
import { fill } from '#config/fill.ts';
import { defaultLocale } from '#config/locales.ts';
import { site } from '#config/site.ts';
import { nameEmergency } from '#lib/finder/emergency-region.ts';
import { formatRupees } from '#lib/money.ts';
import { toFoodWords } from '#lib/plan/food.ts';
import type { PlanPageData } from '#lib/plan/page-data.ts';
import type { Plan } from '#lib/plan/plan.ts';
import { listSteps } from '#lib/plan/preparation.ts';
import { toQrCode } from '#lib/plan/qr.ts';
import { toRefusalLines } from '#lib/plan/refusals.ts';
import type { Visit } from '#lib/plan/visit.ts';
import { english } from '#lib/plan/words.ts';
import { describeContainer, describeSending, formatEach, toContainerKey } from './container-words.ts';

interface Props {
  plan: Plan;
  data: PlanPageData;
  visit: Visit;
  branch: string | null;
  /** Everything to note, the gravest first. */
  notes: readonly string[];
  /** When the sample is taken, in words; null where no hour was chosen. */
  taken: string | null;
  /** When the report of each comes, in words; null where no hour was chosen. */
  reports: ReadonlyMap<string, string> | null;
  link: string;
}

/** The address of the plan, with the margin of four modules that readers need. */
function QrCode({ link, label }: { link: string; label: string }) {
  const code = toQrCode(link);
  if (code === null) return null;
  const side = code.size + 8;
  return (
    <svg className="qr" viewBox={`-4 -4 ${side} ${side}`} role="img" aria-label={label}>
      <path d={code.path} />
    </svg>
  );
}

/** A line to write on. */
const Blank = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-h-[8mm] items-end gap-[2mm] border-b border-ink">
    <dt className="label text-[8pt]">{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The sheet of paper that goes with the samples: what to draw, what to run, who it is for. Only paper shows it. */
export function CollectionSheet({ plan, data, visit, branch, notes, taken, reports, link }: Props) {
  const { locale = defaultLocale, words = english } = data;
  const { sheet, preparation, pet: petWords } = words.plan;
  const vetsLang = locale === defaultLocale ? undefined : defaultLocale;
  const { pet, petName } = visit;
  const species = pet.species === null ? '' : petWords.knownSpecies[pet.species];
  const known = [petName.trim(), species, pet.kg === null ? '' : `${pet.kg} kg`].filter(Boolean).join(', ');
  const hasDraw = plan.containers.length > 0;
  const blanks = [
    sheet.owner,
    sheet.phone,
    sheet.about,
    sheet.vet,
    sheet.history,
    ...(hasDraw ? [sheet.drawn, sheet.drawnBy] : []),
  ];
  const hasVetsEnglish =
    vetsLang !== undefined && (hasDraw || listSteps(plan).some(({ isForVets }) => isForVets));
  const steps = Map.groupBy(listSteps(plan), ({ code }) => code);
  const refused = toRefusalLines(plan, true, words);
  const food = toFoodWords(plan.food, words);
  return (
    <div className="collection-sheet not-print:hidden">
      <header className="grid grid-cols-[1fr_26mm] items-start gap-[8mm]">
        <div>
          <p className="font-display text-[15pt]/[1.2] font-[600]">{sheet.title}</p>
          <p>
            {site.fullName}, {site.phone.shown}
            {branch && fill(sheet.branch, { branch })}
          </p>
          <dl className="grid grid-cols-[1fr_1fr] gap-x-[8mm] gap-y-[1mm]">
            <Blank label={sheet.pet}>{known}</Blank>
            {blanks.map((label) => (
              <Blank key={label} label={label}>
                {label === sheet.drawn && taken}
              </Blank>
            ))}
          </dl>
        </div>
        <QrCode link={link} label={sheet.qr} />
      </header>
      {plan.emergencies.map(({ sign, always, doNow, never }) => (
        <p key={sign}>
          <b>
            {nameEmergency({ sign, always }, words.testEmergency)}
            {words.testEmergency.stop}
          </b>{' '}
          {doNow} {never}
        </p>
      ))}
      {hasVetsEnglish && <p className="mt-[2mm]">{sheet.vetsInEnglish}</p>}
      {hasDraw && (
        <table className="mt-[3mm] w-full border-collapse">
          <caption className="text-left font-[600]">{sheet.order}</caption>
          <thead>
            <tr>
              {Object.entries(sheet.columns).map(([name, label]) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.containers.map((container) => {
              const facts = data.containers[container.specimen];
              return (
                <tr key={toContainerKey(container)}>
                  <td>
                    <span className="block size-[4mm] border border-ink" />
                  </td>
                  <td>
                    <b>{container.specimen}:</b> {describeContainer(container, facts, words)}
                  </td>
                  <td>{container.count}</td>
                  <td>{formatEach(container, words)}</td>
                  <td className="min-w-[17mm]">{container.tests.map(({ code }) => code).join(', ')}</td>
                  <td lang={vetsLang}>{describeSending(container, facts)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <div className="mt-[3mm]">
        <p>
          <b>{hasDraw ? sheet.beforeDraw : sheet.beforeVisit}</b>
        </p>
        <p>
          <b>{sheet.food}</b> {food.headline && <strong>{food.headline}</strong>} {food.lines.join(' ')}
        </p>
        {[...steps].map(([code, own]) => (
          <p key={code}>
            <b>
              {code} {own[0]?.title}:
            </b>
            {own.map(({ text, isForVets }) => (
              <span key={text} lang={isForVets ? vetsLang : undefined}>
                {' '}
                {text}
              </span>
            ))}
          </p>
        ))}
      </div>
      <table className="mt-[3mm] w-full border-collapse">
        <caption className="text-left font-[600]">{sheet.tests}</caption>
        <tbody>
          {plan.booked.map(({ id, title, price, entry }) => (
            <tr key={id}>
              <td className="whitespace-nowrap">{entry?.code}</td>
              <td>{title}</td>
              <td>{[entry?.result?.text, reports?.get(id)].filter(Boolean).join(`${sheet.stop} `)}</td>
              <td>{formatRupees(price)}</td>
            </tr>
          ))}
          <tr>
            <td />
            <td>
              <b>{sheet.total}</b>
            </td>
            <td />
            <td>
              <b>{formatRupees(plan.total)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      {notes.map((text) => (
        <p key={text}>
          <b>{sheet.note}</b> {text}
        </p>
      ))}
      {hasDraw && (
        <p>
          <b>{sheet.label}</b> {data.label}
        </p>
      )}
      {refused.length > 0 && (
        <p>
          <b>{preparation.refusedWhen}</b>{' '}
          {refused
            .map(({ name, text }) => (name ? `${name}: ${text}` : text))
            .join(refused.some(({ name }) => name) ? `${sheet.stop} ` : '; ')}
          {sheet.stop}
        </p>
      )}
    </div>
  );
}
