import { Badge } from '#components/catalogue/Badge.tsx';
import { fill } from '#config/fill.ts';
import { type Locale, makeLinks } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { panelRow } from '#i18n/en/panel-row.ts';
import type { Contents } from '#lib/catalogue/price-rows.ts';
import { assumedTestPrice } from '#lib/catalogue/saving.ts';
import { formatRupees } from '#lib/money.ts';

interface Props {
  code: string;
  title: string;
  testCount: number;
  contents: Contents;
  locale: Locale;
  words?: typeof panelRow | undefined;
}

const Remark = ({ children }: { children: string }) => (
  <small className="text-[0.8125rem] text-ink-soft">{children}</small>
);

/** What a panel includes and what it saves: by the specification's formula with its basis, and truly. */
export function PanelContents({ code, title, testCount, contents, locale, words = panelRow }: Props) {
  const { details, percent, sum, saving } = contents;
  const { href, hreflang } = makeLinks(locale)(routes.compareOf([code]));
  const size = fill(testCount === 1 ? words.test : words.tests, { count: testCount });
  return (
    <div className="tabular:col-[1] col-span-full mt-1 text-small">
      {percent !== null && percent > 0 && (
        <p>
          <Badge look="saving" words={fill(words.save, { percent })} />{' '}
          <Remark>{fill(words.assumed, { price: formatRupees(assumedTestPrice) })}</Remark>
        </p>
      )}
      {saving > 0 && (
        <p>
          {fill(words.less, { saving: formatRupees(saving) })}
          <Remark>{`(${formatRupees(sum)})`}</Remark>
        </p>
      )}
      <h4 className="mt-1 font-body text-[1em]/[1.5]">
        {details.length > 0 ? fill(words.includes, { tests: size }) : size}
      </h4>
      {details.length > 0 && (
        <ul className="columns-[2_12rem] gap-x-6">
          {details.map((detail) => (
            <li key={detail} className="break-inside-avoid border-l border-rule pl-3">
              {detail}
            </li>
          ))}
        </ul>
      )}
      {details.length > 0 && (
        <a className="inline-flex min-h-11 items-center print:hidden" href={href} hrefLang={hreflang}>
          {words.compare}
          <span className="sr-only">{`: ${title}`}</span>
        </a>
      )}
    </div>
  );
}
