import { describeFast, isConditional, nameFasted } from '#lib/catalogue/fast-words.ts';
import { getFasting, getSchedule, getTurnaround } from '#lib/catalogue/handling.ts';
import type { Listed } from '#lib/catalogue/lookup.ts';
import type { Entry } from '#schemas/catalogue-entry.ts';

/** For blood group and cross-match: a transfusion cannot wait for Monday. */
const byPhone = '; out of hours by phone arrangement';

/** One labelled line of an entry's row. */
export type RowFact = { label: string; value: string };

function getOwnFacts(entry: Entry): RowFact[] {
  switch (entry.kind) {
    case 'method':
      return [{ label: 'Method', value: entry.method }];
    case 'specialized':
      return [
        { label: 'Specialty', value: entry.specialty },
        { label: 'About', value: entry.description },
      ];
    case 'vitamin':
      return [
        { label: 'Function', value: entry.function },
        { label: 'About', value: entry.description },
      ];
    case 'imaging':
      return [
        { label: 'Duration', value: entry.duration },
        { label: 'Preparation', value: entry.preparation },
      ];
    case 'endoscopy':
      return [
        { label: 'Type', value: entry.type },
        { label: 'Duration', value: entry.duration },
      ];
    case 'test':
    case 'panel':
      return [];
    default:
      return entry satisfies never;
  }
}

/** Who may fast and how long, in this order. */
function getFast(listed: Listed): RowFact[] {
  const fasting = getFasting(listed);
  if (fasting === undefined || fasting.need === 'said') return [];
  if (fasting.need === 'feed as usual')
    return [{ label: 'Before', value: ['Feed as usual', fasting.condition].filter(Boolean).join('. ') }];
  const who = nameFasted(fasting.subject.species);
  // What to do before imaging is one sentence already, hours included: it lacks for whom.
  if (listed.entry.kind === 'imaging')
    return [{ label: 'Fast', value: `Only ${who}${isConditional(fasting) ? ', if sedated' : ''}` }];
  return [{ label: 'Before', value: [describeFast(fasting), fasting.condition].filter(Boolean).join('. ') }];
}

/** What an entry's row says beyond name, price and sample: its kind's own fields, then wherever it differs from its list. */
export function getRowFacts(listed: Listed): RowFact[] {
  const { entry, catalogue } = listed;
  const turnaround = getTurnaround(listed);
  const differs = turnaround !== undefined && turnaround.text !== catalogue.result?.text;
  const late = getSchedule(listed) === 'weekdays 7-17' && catalogue.schedule !== 'weekdays 7-17';
  return [
    ...getFast(listed),
    ...getOwnFacts(entry),
    ...(differs ? [{ label: 'Result', value: turnaround.text }] : []),
    ...(late
      ? [{ label: 'Run', value: `Monday to Friday, 7 am to 5 pm${entry.outOfHoursByPhone ? byPhone : ''}` }]
      : []),
    ...(entry.mainLaboratoryOnly ? [{ label: 'Where', value: 'At the main laboratory' }] : []),
  ];
}
