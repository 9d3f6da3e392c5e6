import { memo, type ReactNode } from 'react';
import { type Locale, localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import type { serviceList } from '#i18n/en/service-list.ts';
import type { Service } from '#lib/catalogue/services.ts';
import { formatRupees } from '#lib/money.ts';

interface Props {
  service: Service;
  locale: Locale;
  words: typeof serviceList;
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="last:text-right">
    <dt className="text-[0.8125rem] text-ink-soft first-letter:uppercase">{label}</dt>{' '}
    <dd className="font-[600] tabular-nums">{children}</dd>
  </div>
);

/** What stands in one row of the listing. */
export const ServiceRow = memo(function ServiceRow({ service, locale, words }: Props) {
  const { id, title, description, picture, turnaround, size, many, from } = service;
  return (
    <>
      <picture className="hidden aspect-16/10 overflow-hidden rounded-soft bg-wash min-[48rem]:row-[1/3] min-[48rem]:block print:hidden">
        <source type="image/avif" srcSet={`${picture}-480.avif`} />
        <img src={`${picture}-480.webp`} alt="" width={480} height={300} loading="lazy" decoding="async" />
      </picture>
      <h3 className="text-[1.125rem] group-hover:text-haematoxylin min-[48rem]:self-end">
        {/* The whole row is the link's target. */}
        <a
          className="text-inherit no-underline after:absolute after:inset-0"
          href={localePath(routes.catalogue(id), locale)}
        >
          {title}
        </a>
      </h3>
      <p className="text-[0.9375rem]/[1.45] text-ink-soft min-[48rem]:col-start-2 min-[48rem]:self-start">
        {description}
      </p>
      <dl className="mt-1.5 grid grid-cols-[repeat(3,auto)] justify-between leading-[1.3] min-[48rem]:col-start-3 min-[48rem]:row-[1/3] min-[48rem]:m-0 min-[48rem]:grid-cols-[4.5rem_7rem_5rem] min-[48rem]:gap-x-4">
        <Figure label={many}>{size}</Figure>
        <Figure label={words.turnaround}>{turnaround}</Figure>
        <Figure label={words.from}>{formatRupees(from)}</Figure>
      </dl>
    </>
  );
});
