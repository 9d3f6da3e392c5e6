import { fill } from '#config/fill.ts';
import { english, type Voice } from '#i18n/voice.ts';
import { panelSavePercent } from '#lib/catalogue/saving.ts';
import { getStartingPrice } from '#lib/catalogue/starting-price.ts';
import { formatRupees } from '#lib/money.ts';
import type { Catalogue, Computed, Figure } from '#schemas/catalogue.ts';

const toAverage = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

function compute(of: Computed, catalogue: Catalogue, minutes: string): string {
  const panels = catalogue.kind === 'panel' ? catalogue.entries : [];
  const procedures = catalogue.kind === 'endoscopy' ? catalogue.entries : [];
  switch (of) {
    case 'number of entries':
      return String(catalogue.entries.length);
    case 'lowest price':
      return formatRupees(getStartingPrice(catalogue));
    case 'average duration':
      return fill(minutes, {
        count: toAverage(procedures.map(({ duration }) => Number.parseInt(duration, 10))),
      });
    case 'average saving':
      return `${toAverage(panels.map(({ testCount, price }) => panelSavePercent(testCount, price) ?? 0))}%`;
    case 'most tests':
      return String(Math.max(...panels.map(({ testCount }) => testCount)));
    default:
      return of satisfies never;
  }
}

/** A figure of a price list's strip as its page shows it. */
export function formatFigure(figure: Figure, catalogue: Catalogue, { words }: Voice = english): string {
  if (figure.basis !== 'computed') return figure.value;
  const text = compute(figure.of, catalogue, words.minutes);
  if (/NaN|Infinity/.test(text)) throw new Error(`${catalogue.id}: its entries have no ${figure.of}`);
  return text;
}

/** The figures of a strip for which no method is known, each with its label in the language of the page. */
export const listClaimed = (
  { strip }: Pick<Catalogue, 'strip'>,
  labels: readonly { readonly label: string }[] = strip,
): string[] =>
  strip.flatMap((figure, place) =>
    figure.basis === 'claim' ? [`${labels[place]?.label} ${figure.value}`] : [],
  );
