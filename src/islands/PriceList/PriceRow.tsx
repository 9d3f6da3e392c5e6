import { memo } from 'react';
import { routes } from '#config/routes.ts';
import { PlanLink } from '#islands/PlanLink/PlanLink.tsx';
import type { PriceRowData } from '#lib/catalogue/price-rows.ts';
import { formatRupees } from '#lib/money.ts';
import type { Wording } from '#schemas/catalogue.ts';
import type { SpecimenName } from '#schemas/specimen.ts';
import { PanelContents } from './PanelContents.tsx';
import { RowNotices } from './RowNotices.tsx';

/** What all rows of a list share. */
export interface RowSetting {
  wording: Pick<Wording, 'priceUnit' | 'urgent'>;
  ribbon?: string | undefined;
  /** Ids of the drawings in the page's sheet of tubes. */
  drawings: { readonly [Name in SpecimenName]?: string };
  /** The chat link of Book Test. */
  bookHref: string;
}

interface Props {
  row: PriceRowData;
  setting: RowSetting;
}

/**
 * What stands in one row of a price list. Rows repeat up to 44 times on a page that has to be small, so its parts are told
 * apart by element and order, not by classes. A row is drawn once: filtering shows and hides the item around it.
 */
export const PriceRow = memo(function PriceRow({ row, setting }: Props) {
  const { code, slug, title, category, price, samples, facts, notices, testCount, contents } = row;
  const { wording, ribbon, drawings, bookHref } = setting;
  return (
    <>
      <h3>
        <a href={routes.test(slug)}>{title}</a>
      </h3>
      <p>
        {`${formatRupees(price)} `}
        <small>{wording.priceUnit}</small>
      </p>
      <p>
        {samples.map(({ specimen, volume }) => (
          <span key={`${specimen} ${volume}`}>
            <svg className="tube" width={20} height={20} aria-hidden="true">
              <use href={`#${drawings[specimen]}`} />
            </svg>
            {`${specimen} `}
            {volume !== '-' && <i>{volume}</i>}
          </span>
        ))}
      </p>
      <p>
        {ribbon && <b data-badge="ribbon">{ribbon}</b>}
        <span>{category}</span>
        {row.popular && <b>Popular</b>}
        {row.urgent && <b data-badge="urgent">{wording.urgent}</b>}
        {row.risk && <b data-badge={row.risk}>{`${row.risk} deficiency risk`}</b>}
        <PlanLink id={code} title={title} />
      </p>
      {facts.length + notices.length > 0 && (
        <dl>
          <RowNotices notices={notices} />
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {contents && testCount !== undefined && (
        <PanelContents code={code} title={title} testCount={testCount} contents={contents} />
      )}
      <a href={bookHref} target="_blank" rel="noopener">
        Book Test<span className="sr-only">{`: ${title}`}</span>
      </a>
    </>
  );
});
