import { memo } from 'react';
import { routes } from '#config/routes.ts';
import type { Service } from '#lib/catalogue/services.ts';
import { formatRupees } from '#lib/money.ts';

interface Props {
  service: Service;
}

/** What stands in one row of the listing. */
export const ServiceRow = memo(function ServiceRow({ service }: Props) {
  const { id, title, description, picture, turnaround, size, many, from } = service;
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={`${picture}-480.avif`} />
        <img src={`${picture}-480.webp`} alt="" width={480} height={300} loading="lazy" decoding="async" />
      </picture>
      <h3>
        <a href={routes.catalogue(id)}>{title}</a>
      </h3>
      <p>{description}</p>
      <dl>
        <div>
          <dt>{many}</dt> <dd>{size}</dd>
        </div>
        <div>
          <dt>Turnaround</dt> <dd>{turnaround}</dd>
        </div>
        <div>
          <dt>From</dt> <dd>{formatRupees(from)}</dd>
        </div>
      </dl>
    </>
  );
});
