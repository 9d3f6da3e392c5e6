import { panelSavePercent } from '#lib/catalogue/saving.ts';
import { getStartingPrice } from '#lib/catalogue/starting-price.ts';
import { listAll } from '#lib/list-words.ts';
import { formatRupees } from '#lib/money.ts';
import type { Catalogue, Computed, Figure } from '#schemas/catalogue.ts';

const toAverage = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

function compute(of: Computed, catalogue: Catalogue): string {
  const panels = catalogue.kind === 'panel' ? catalogue.entries : [];
  const procedures = catalogue.kind === 'endoscopy' ? catalogue.entries : [];
  switch (of) {
    case 'number of entries':
      return String(catalogue.entries.length);
    case 'lowest price':
      return formatRupees(getStartingPrice(catalogue));
    case 'average duration':
      return `${toAverage(procedures.map(({ duration }) => Number.parseInt(duration, 10)))} min`;
    case 'average saving':
      return `${toAverage(panels.map(({ testCount, price }) => panelSavePercent(testCount, price) ?? 0))}%`;
    case 'most tests':
      return String(Math.max(...panels.map(({ testCount }) => testCount)));
    default:
      return of satisfies never;
  }
}

/** A figure of a price list's strip as its page shows it. */
export function formatFigure(figure: Figure, catalogue: Catalogue): string {
  if (figure.basis !== 'computed') return figure.value;
  const text = compute(figure.of, catalogue);
  if (/NaN|Infinity/.test(text)) throw new Error(`${catalogue.id}: its entries have no ${figure.of}`);
  return text;
}

/** What stands behind the figures of a strip for which no method is known; null where none is among them. */
export function describeBasis({ strip }: Pick<Catalogue, 'strip'>): string | null {
  const claimed = strip.flatMap((figure) =>
    figure.basis === 'claim' ? [`${figure.label} ${figure.value}`] : [],
  );
  return claimed.length === 0 ? null : `${listAll(claimed)}: as stated by the laboratory; method on request.`;
}
