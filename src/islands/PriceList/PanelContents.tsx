import { routes } from '#config/routes.ts';
import type { Contents } from '#lib/catalogue/price-rows.ts';
import { assumedTestPrice } from '#lib/catalogue/saving.ts';
import { formatRupees } from '#lib/money.ts';

interface Props {
  code: string;
  title: string;
  testCount: number;
  contents: Contents;
}

/** What a panel includes and what it saves: by the specification's formula with its basis, and truly. */
export function PanelContents({ code, title, testCount, contents }: Props) {
  const { details, percent, sum, saving } = contents;
  const size = `${testCount} ${testCount === 1 ? 'test' : 'tests'}`;
  return (
    <div className="panel-contents">
      {percent !== null && percent > 0 && (
        <p>
          <b data-badge="save">{`Save ${percent}%`}</b>{' '}
          <small>{`counting each test as ${formatRupees(assumedTestPrice)}`}</small>
        </p>
      )}
      {saving > 0 && (
        <p>
          {`${formatRupees(saving)} less than its tests on their own `}
          <small>{`(${formatRupees(sum)})`}</small>
        </p>
      )}
      <h4>{details.length > 0 ? `Includes ${size}` : size}</h4>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {details.length > 0 && (
        <a href={routes.compareOf([code])}>
          Compare<span className="sr-only">{`: ${title}`}</span>
        </a>
      )}
    </div>
  );
}
