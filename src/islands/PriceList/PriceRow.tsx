import { memo } from 'react';
import { Badge } from '#components/catalogue/Badge.tsx';
import { type Locale, localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import type { panelRow } from '#i18n/en/panel-row.ts';
import type { planLink } from '#i18n/en/plan-link.ts';
import { priceList } from '#i18n/en/price-list.ts';
import { risks as englishRisks } from '#i18n/en/risks.ts';
import { PlanLink } from '#islands/PlanLink/PlanLink.tsx';
import type { PriceRowData } from '#lib/catalogue/price-rows.ts';
import { formatRupees } from '#lib/money.ts';
import { toEntrySlug } from '#schemas/entry-slug.ts';
import type { SpecimenName } from '#schemas/specimen.ts';
import { PanelContents } from './PanelContents.tsx';
import { RowFact } from './RowFact.tsx';
import { RowNotices } from './RowNotices.tsx';

/** What all rows of a list share. */
export interface RowSetting {
  wording: Readonly<Record<'priceUnit' | 'urgent', string>>;
  ribbon?: string | undefined;
  /** Addresses of the drawings of tubes. */
  drawings: { readonly [Name in SpecimenName]?: string };
  /** The chat link of Book Test. */
  bookHref: string;
  /** In another language, its words and what samples are called. */
  locale?: Locale;
  words?: typeof priceList;
  panelWords?: typeof panelRow;
  risks?: typeof englishRisks;
  planWords?: typeof planLink;
  specimens?: { readonly [Name in SpecimenName]?: string };
}

interface Props {
  row: PriceRowData;
  /** What the category is called, where that is not its own name. */
  category?: string | undefined;
  setting: RowSetting;
}

const ribbonShape =
  'bg-haematoxylin pr-4 pl-2 text-sheet [clip-path:polygon(0_0,100%_0,calc(100%-0.5rem)_50%,100%_100%,0_100%)]';

/** What stands in one row of a price list. A row is drawn once: filtering shows and hides the item around it. */
export const PriceRow = memo(function PriceRow({ row, category = row.category, setting }: Props) {
  const { code, title, gloss, samples, facts, notices, testCount, contents } = row;
  const {
    wording,
    ribbon,
    drawings,
    bookHref,
    locale = 'en',
    words = priceList,
    risks = englishRisks,
  } = setting;
  return (
    <>
      <h3 className="relative col-start-1 font-body text-[1rem]/[1.35]">
        <a className="row-name" href={localePath(routes.test(toEntrySlug(title)), locale)}>
          {title}
        </a>
        {gloss && <small className="block text-small font-[400] text-ink-soft">{gloss}</small>}
      </h3>
      <p className="row-price">
        {`${formatRupees(row.price)} `}
        <small className="block text-[0.8125rem]/[1.2] font-[400] text-ink-soft">{wording.priceUnit}</small>
      </p>
      <p className="row-samples">
        {samples.map(({ specimen, volume }) => (
          <span key={`${specimen} ${volume}`} className="block pl-6">
            <svg className="float-left mt-px -ml-6" width={20} height={20} aria-hidden="true">
              <use href={drawings[specimen]} />
            </svg>
            {`${setting.specimens?.[specimen] ?? specimen} `}
            {volume !== '-' && <i className="ml-1 whitespace-nowrap text-ink-soft not-italic">{volume}</i>}
          </span>
        ))}
      </p>
      <p className="col-start-1 flex min-h-6 flex-wrap items-center gap-x-3.5 text-small text-ink-soft">
        {ribbon && <span className={ribbonShape}>{ribbon}</span>}
        <span>{category}</span>
        {row.popular && <Badge look="popular" words={words.popular} />}
        {row.urgent && <Badge look="urgent" words={wording.urgent} />}
        {row.risk && <Badge look={row.risk} words={risks[row.risk]} />}
        <PlanLink
          className="relative -my-2 ml-auto flex min-h-11 min-w-23 items-center justify-end no-underline hover:underline print:hidden"
          id={code}
          title={title}
          locale={locale}
          words={setting.planWords}
        />
      </p>
      {facts.length + notices.length > 0 && (
        <dl
          className={`col-span-full mt-1 text-small ${samples.length > 0 ? 'tabular:col-[1]' : 'tabular:col-[1/3] tabular:max-w-text'}`}
        >
          <RowNotices notices={notices} label={words.notice} />
          {facts.map(({ label, value }) => (
            <RowFact key={label} label={label} value={value} />
          ))}
        </dl>
      )}
      {contents && testCount !== undefined && (
        <PanelContents
          code={code}
          title={title}
          testCount={testCount}
          contents={contents}
          locale={locale}
          words={setting.panelWords}
        />
      )}
      <a className="row-book" href={bookHref} target="_blank" rel="noopener">
        {words.book}
        <span className="sr-only">{`: ${title}`}</span>
      </a>
    </>
  );
});
