import type { MouseEvent } from 'react';
import { Artwork } from '#components/ui/Artwork.tsx';
import { type Locale, makeLinks } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import type { serviceShowcase } from '#i18n/en/service-showcase.ts';
import type { ShownService } from './services.ts';

interface Props {
  service: ShownService;
  locale: Locale;
  words: typeof serviceShowcase;
  /** Learn More leads to the page of the service unless this opens the detail here. */
  onLearnMore(event: MouseEvent<HTMLAnchorElement>): void;
}

/** One service of the showcase. */
export function Panel({ service, locale, words, onLearnMore }: Props) {
  const { id, title, image, description, benefits } = service;
  const to = makeLinks(locale);
  const { href, hreflang } = to(routes.service(id));
  return (
    <article className="md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-8" id={`service-${id}`}>
      {/* What is drawn stands in the left half of most pictures. */}
      <Artwork image={image} shape="aspect-[16/7] rounded-soft md:aspect-auto md:*:object-[22%]" />
      <div>
        <h3 className="mt-4 mb-2 text-[clamp(1.25rem,1.1rem+0.9vw,1.75rem)] md:mt-0">{title}</h3>
        <p>{description}</p>
        <h4 className="mt-4 mb-1.5 text-[1rem]">{words.benefits}</h4>
        <ul className="ruled-list max-md:*:py-1.5!">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <p className="mt-4 flex flex-wrap gap-3 pb-2">
          <a className="button" href={href} hrefLang={hreflang} onClick={onLearnMore}>
            {words.learnMore}
            <span className="sr-only">{`: ${title}`}</span>
          </a>
          <a className="button quiet" href={to(routes.contactAnchor).href}>
            {words.contact}
          </a>
        </p>
      </div>
    </article>
  );
}
