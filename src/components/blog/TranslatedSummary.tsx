type Props = {
  locale: string;
  title: string;
  summary: string;
  /** What stands above both, in the same language. */
  heading: string;
  className: string;
};

/** Where the summary in a language stands in the page. */
export const toSummaryId = (locale: string): string => `in-${locale}`;

/** What an article is called and what it is about in another language. */
export const TranslatedSummary = ({ locale, title, summary, heading, className }: Props) => (
  <aside
    className={`rounded-soft bg-wash p-5 leading-[1.7] wrap-anywhere ${className}`}
    id={toSummaryId(locale)}
    lang={locale}
    aria-label={heading}
  >
    <p className="text-small text-ink-soft">{heading}</p>
    <p className="mt-1 text-lead leading-[1.5] font-[600]">{title}</p>
    <p className="mt-1">{summary}</p>
  </aside>
);
