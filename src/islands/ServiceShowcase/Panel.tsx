import type { MouseEvent } from 'react';
import { Artwork } from '#components/ui/Artwork.tsx';
import { routes } from '#config/routes.ts';
import type { ShownService } from './services.ts';

interface Props {
  service: ShownService;
  /** Learn More leads to the page of the service unless this opens the detail here. */
  onLearnMore(event: MouseEvent<HTMLAnchorElement>): void;
}

/** One service of the showcase. */
export function Panel({ service, onLearnMore }: Props) {
  const { id, title, image, description, benefits } = service;
  return (
    <article className="md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-8" id={`service-${id}`}>
      {/* What is drawn stands in the left half of most pictures. */}
      <Artwork image={image} shape="aspect-[16/7] rounded-soft md:aspect-auto md:*:object-[22%]" />
      <div>
        <h3 className="mt-4 mb-2 text-[clamp(1.25rem,1.1rem+0.9vw,1.75rem)] md:mt-0">{title}</h3>
        <p>{description}</p>
        <h4 className="mt-4 mb-1.5 text-[1rem]">Key Benefits</h4>
        <ul className="ruled-list max-md:*:py-1.5!">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <p className="mt-4 flex flex-wrap gap-3 pb-2">
          {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the words for screen readers name the service */}
          <a className="button" href={routes.service(id)} onClick={onLearnMore}>
            Learn More<span className="sr-only">: {title}</span>
          </a>
          <a className="button quiet" href={routes.contactAnchor}>
            Contact us
          </a>
        </p>
      </div>
    </article>
  );
}
