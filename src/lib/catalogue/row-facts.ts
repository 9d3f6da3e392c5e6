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

function getFast(listed: Listed): RowFact[] {
  // What to do before imaging is one sentence already, fast included.
  const fasting = listed.entry.kind === 'imaging' ? undefined : getFasting(listed);
  if (fasting === undefined || fasting.need === 'said') return [];
  if (fasting.need === 'feed as usual') return [{ label: 'Before', value: 'Feed as usual' }];
  const hours = [...new Set(fasting.hours)].join('-');
  return [{ label: 'Before', value: `Fast ${hours} h${fasting.condition ? `. ${fasting.condition}` : ''}` }];
}

/** What an entry's row says beyond name, price and sample: its kind's own fields, then wherever it differs from its list. */
export function getRowFacts(listed: Listed): RowFact[] {
  const { entry, catalogue } = listed;
  const turnaround = getTurnaround(listed);
  const differs = turnaround !== undefined && turnaround.text !== catalogue.result?.text;
  const late = getSchedule(listed) === 'weekdays 7-17' && catalogue.schedule !== 'weekdays 7-17';
  return [
    ...getOwnFacts(entry),
    ...getFast(listed),
    ...(differs ? [{ label: 'Result', value: turnaround.text }] : []),
    ...(late
      ? [{ label: 'Run', value: `Monday to Friday, 7 am to 5 pm${entry.outOfHoursByPhone ? byPhone : ''}` }]
      : []),
    ...(entry.mainLaboratoryOnly ? [{ label: 'Where', value: 'At the main laboratory' }] : []),
  ];
}
