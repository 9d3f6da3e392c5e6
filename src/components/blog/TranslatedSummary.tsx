import { splitSummary } from '#lib/blog/split-summary.ts';

type Props = {
  locale: string;
  title: string;
  summary: string;
  /** What stands above both, in the same language. */
  heading: string;
  /** What its first sentence begins with where that says when to go to a vet now. */
  emergency: string;
  className: string;
};

/** Where the summary in a language stands in the page. */
export const toSummaryId = (locale: string): string => `in-${locale}`;

/** What an article is called and what it is about in another language. */
export function TranslatedSummary({ locale, title, summary, heading, emergency, className }: Props) {
  const told = splitSummary(summary, emergency);
  return (
    <aside
      className={`rounded-soft bg-wash p-5 leading-[1.7] wrap-anywhere ${className}`}
      id={toSummaryId(locale)}
      lang={locale}
      aria-label={heading}
    >
      <p className="text-small text-ink-soft">{heading}</p>
      <p className="mt-1 text-lead leading-[1.5] font-[600]">{title}</p>
      {told.emergency && (
        <p className="mt-2 border-s-3 border-haematoxylin ps-4">
          <strong>{emergency}:</strong> {told.emergency}
        </p>
      )}
      {told.about && <p className="mt-2">{told.about}</p>}
    </aside>
  );
}
