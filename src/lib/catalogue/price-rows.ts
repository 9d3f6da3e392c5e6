import { english, type Voice } from '#i18n/voice.ts';
import type { Listed } from '#lib/catalogue/lookup.ts';
import { getByCode } from '#lib/catalogue/lookup.ts';
import { getRowFacts, type RowFact } from '#lib/catalogue/row-facts.ts';
import { panelSavePercent, panelTrueSaving } from '#lib/catalogue/saving.ts';
import { isSoon } from '#lib/catalogue/urgency.ts';
import { type Portion, toPortions } from '#lib/catalogue/volume.ts';
import { currentNotices } from '#lib/current-notices.ts';
import { getAboutTests, toEnd } from '#lib/notices.ts';
import type { Entry } from '#schemas/catalogue-entry.ts';

/** News about an entry, and the moment after which it has passed. */
export type RowNotice = { readonly words: string; readonly end: number };

/** What a panel holds and saves. */
export type Contents = {
  readonly details: readonly string[];
  /** By the specification's formula; null where it says nothing. */
  readonly percent: number | null;
  /** What its tests cost one by one, and how much less the panel costs. */
  readonly sum: number;
  readonly saving: number;
};

type Shown = Pick<Entry, 'code' | 'title' | 'category' | 'price' | 'popular' | 'urgent'>;

/** What one row of a price list shows, and no more: it travels in the page a second time, for the island. */
export type PriceRowData = Shown & {
  /** The name as owners say it, where the language has one. */
  readonly gloss?: string | undefined;
  readonly samples: readonly Pick<Portion, 'specimen' | 'volume'>[];
  readonly facts: readonly RowFact[];
  readonly notices: readonly RowNotice[];
  /** Of a vitamin: how often its deficiency is found. */
  readonly risk?: Extract<Entry, { kind: 'vitamin' }>['deficiencyRisk'];
  /** Of a panel. */
  readonly testCount?: number;
  readonly contents?: Contents;
};

function toKindFields(entry: Entry): Pick<PriceRowData, 'risk' | 'testCount' | 'contents'> {
  if (entry.kind === 'vitamin') return { risk: entry.deficiencyRisk };
  if (entry.kind !== 'panel') return {};
  const { sum, saving } = panelTrueSaving(
    entry.price,
    entry.parts.map((code) => getByCode(code).entry.price),
  );
  return {
    testCount: entry.testCount,
    contents: {
      details: entry.details,
      percent: panelSavePercent(entry.testCount, entry.price),
      sum,
      saving,
    },
  };
}

/** The row of an entry. */
export function toPriceRow(listed: Listed, voice: Voice = english): PriceRowData {
  const { entry } = listed;
  const { code, title, category, price, popular } = entry;
  const codes = [code, ...(entry.kind === 'panel' ? entry.parts : [])];
  return {
    code,
    title,
    category,
    price,
    popular,
    // A badge promises what the clock must keep.
    urgent: entry.urgent && isSoon(listed),
    samples: toPortions(entry).map(({ specimen, volume }) => ({ specimen, volume: voice.volume(volume) })),
    facts: getRowFacts(listed, voice),
    notices: getAboutTests(currentNotices, codes).map((notice) => ({
      words: notice.words,
      end: toEnd(notice),
    })),
    ...toKindFields(entry),
  };
}
