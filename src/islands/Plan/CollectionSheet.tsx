import type { ReactNode } from 'react';
import { site } from '#config/site.ts';
import { nameEmergency } from '#lib/finder/emergency-region.ts';
import { formatRupees } from '#lib/money.ts';
import { toFoodWords } from '#lib/plan/food.ts';
import type { PlanPageData } from '#lib/plan/page-data.ts';
import type { Plan } from '#lib/plan/plan.ts';
import { listSteps } from '#lib/plan/preparation.ts';
import { toQrCode } from '#lib/plan/qr.ts';
import { toRefusalLines } from '#lib/plan/refusals.ts';
import { describeContainer, describeSending, formatEach, toContainerKey } from './container-words.ts';
import type { Visit } from './PetFields.tsx';

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

const drawn = 'Date and time of the draw';
const aboutPet = ['Owner', 'Phone', 'Breed, age, sex', 'Veterinarian', 'Medicines, history'];
const aboutDraw = [drawn, 'Drawn by'];

/** The address of the plan, with the margin of four modules that readers need. */
function QrCode({ link }: { link: string }) {
  const code = toQrCode(link);
  if (code === null) return null;
  const side = code.size + 8;
  return (
    <svg
      className="qr"
      viewBox={`-4 -4 ${side} ${side}`}
      role="img"
      aria-label="QR code of this plan’s address"
    >
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
  const { pet, petName } = visit;
  const known = [petName.trim(), pet.species, pet.kg === null ? '' : `${pet.kg} kg`]
    .filter(Boolean)
    .join(', ');
  const hasDraw = plan.containers.length > 0;
  const blanks = hasDraw ? [...aboutPet, ...aboutDraw] : aboutPet;
  const steps = Map.groupBy(listSteps(plan), ({ code }) => code);
  const refused = toRefusalLines(plan, true);
  const food = toFoodWords(plan.food);
  return (
    <div className="collection-sheet not-print:hidden">
      <header className="grid grid-cols-[1fr_26mm] items-start gap-[8mm]">
        <div>
          <p className="font-display text-[15pt]/[1.2] font-[600]">Collection sheet and submission form</p>
          <p>
            {site.fullName}, {site.phone.shown}
            {branch && `, branch ${branch}`}
          </p>
          <dl className="grid grid-cols-[1fr_1fr] gap-x-[8mm] gap-y-[1mm]">
            <Blank label="Pet">{known}</Blank>
            {blanks.map((label) => (
              <Blank key={label} label={label}>
                {label === drawn && taken}
              </Blank>
            ))}
          </dl>
        </div>
        <QrCode link={link} />
      </header>
      {plan.emergencies.map(({ sign, always, doNow, never }) => (
        <p key={sign}>
          <b>{nameEmergency({ sign, always })}.</b> {doNow} {never}
        </p>
      ))}
      {hasDraw && (
        <table>
          <caption>Fill in this order</caption>
          <thead>
            <tr>
              <th scope="col">Done</th>
              <th scope="col">Container</th>
              <th scope="col">Number</th>
              <th scope="col">Each</th>
              <th scope="col">For</th>
              <th scope="col">Send</th>
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
                    <b>{container.specimen}:</b> {describeContainer(container, facts)}
                  </td>
                  <td>{container.count}</td>
                  <td>{formatEach(container)}</td>
                  <td className="min-w-[17mm]">{container.tests.map(({ code }) => code).join(', ')}</td>
                  <td>{describeSending(container, facts)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <div className="mt-[3mm]">
        <p>
          <b>{hasDraw ? 'Before and at the draw' : 'Before the visit'}</b>
        </p>
        <p>
          <b>Food:</b> {food.headline && <strong>{food.headline}</strong>} {food.lines.join(' ')}
        </p>
        {[...steps].map(([code, own]) => (
          <p key={code}>
            <b>
              {code} {own[0]?.title}:
            </b>{' '}
            {own.map(({ text }) => text).join(' ')}
          </p>
        ))}
      </div>
      <table>
        <caption>Tests</caption>
        <tbody>
          {plan.booked.map(({ id, title, price, entry }) => (
            <tr key={id}>
              <td className="whitespace-nowrap">{entry?.code}</td>
              <td>{title}</td>
              <td>{[entry?.result?.text, reports?.get(id)].filter(Boolean).join('. ')}</td>
              <td>{formatRupees(price)}</td>
            </tr>
          ))}
          <tr>
            <td />
            <td>
              <b>Total by the price lists</b>
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
          <b>Note:</b> {text}
        </p>
      ))}
      {hasDraw && (
        <p>
          <b>On every label:</b> {data.label}
        </p>
      )}
      {refused.length > 0 && (
        <p>
          <b>Refused when</b>{' '}
          {refused
            .map(({ name, text }) => (name ? `${name}: ${text}` : text))
            .join(refused.some(({ name }) => name) ? '. ' : '; ')}
          .
        </p>
      )}
    </div>
  );
}
