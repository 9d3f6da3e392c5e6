import { fill } from '#config/fill.ts';
import { english, type Voice } from '#i18n/voice.ts';
import { describeFast } from '#lib/catalogue/fast-words.ts';
import { describeNoSample, getFasting, getSchedule, getTurnaround } from '#lib/catalogue/handling.ts';
import type { Listed } from '#lib/catalogue/lookup.ts';
import type { Entry } from '#schemas/catalogue-entry.ts';

/** Food and its condition; the first may end a sentence, the second is one. */
const joinFood = (food: string, condition: string | undefined, { words }: Voice): string =>
  condition === undefined ? food : fill(words.toShortFood.with, { food, condition });

/** A name of the price lists as the language has it, else as it is. */
export const nameIn = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name;

/** One labelled line of an entry's row. */
export type RowFact = { label: string; value: string };

function getOwnFacts(entry: Entry, { words, text }: Voice): RowFact[] {
  const { facts, row } = words;
  switch (entry.kind) {
    case 'method':
      return [{ label: facts.method, value: entry.method }];
    case 'specialized':
      return [
        { label: facts.specialty, value: nameIn(words.specialties, entry.specialty) },
        { label: row.about, value: text(entry.description) },
      ];
    case 'vitamin':
      return [
        { label: facts.function, value: text(entry.function) },
        { label: row.about, value: text(entry.description) },
      ];
    case 'imaging':
      return [
        { label: facts.duration, value: text(entry.duration) },
        { label: row.preparation, value: text(entry.besideFood ?? entry.preparation) },
      ];
    case 'endoscopy':
      return [
        { label: facts.type, value: nameIn(words.types, entry.type) },
        { label: facts.duration, value: text(entry.duration) },
      ];
    case 'test':
    case 'panel':
      return [];
    default:
      return entry satisfies never;
  }
}

/** Who may fast and how long, in this order. */
function getFast(listed: Listed, voice: Voice): RowFact[] {
  const { row, toShortFood } = voice.words;
  const fasting = getFasting(listed, voice);
  if (fasting === undefined || fasting.need === 'said') return [];
  if (fasting.need === 'diet') return [{ label: row.before, value: fasting.words }];
  if (fasting.need === 'feed as usual')
    return [{ label: row.before, value: joinFood(toShortFood.feedAsUsual, fasting.condition, voice) }];
  return [{ label: row.before, value: joinFood(describeFast(fasting, voice), fasting.condition, voice) }];
}

/** What an entry's row says beyond name, price and sample: its kind's own fields, then wherever it differs from its list. */
export function getRowFacts(listed: Listed, voice: Voice = english): RowFact[] {
  const { facts, row, scheduleWords } = voice.words;
  const { entry, catalogue } = listed;
  const turnaround = getTurnaround(listed);
  const differs = turnaround !== undefined && turnaround.text !== catalogue.result?.text;
  const late = getSchedule(listed) === 'weekdays 7-17' && catalogue.schedule !== 'weekdays 7-17';
  const noSample = describeNoSample(entry, voice);
  return [
    ...(noSample === undefined ? [] : [{ label: facts.sample, value: noSample }]),
    ...getFast(listed, voice),
    ...getOwnFacts(entry, voice),
    ...(differs ? [{ label: facts.result, value: voice.text(turnaround.text) }] : []),
    ...(late
      ? [
          {
            label: row.run,
            // For blood group and cross-match: a transfusion cannot wait for Monday.
            value: `${scheduleWords['weekdays 7-17']}${entry.outOfHoursByPhone ? row.byPhone : ''}`,
          },
        ]
      : []),
    ...(entry.mainLaboratoryOnly ? [{ label: facts.where, value: row.atMainLaboratory }] : []),
  ];
}
