import type { MouseEvent } from 'react';
import { Plate } from '#components/ui/Plate.tsx';
import { routes } from '#config/routes.ts';
import type { ShownService } from './services.ts';
import './panel.css';

interface Props {
  service: ShownService;
  /** Learn More leads to the page of the service unless this opens the detail here. */
  onLearnMore(event: MouseEvent<HTMLAnchorElement>): void;
}

/** One service of the showcase. */
export function Panel({ service, onLearnMore }: Props) {
  const { id, title, image, description, benefits } = service;
  return (
    <article className="service-panel" id={`service-${id}`}>
      <Plate image={image} />
      <div>
        <h3>{title}</h3>
        <p>{description}</p>
        <h4>Key Benefits</h4>
        <ul className="points">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <p className="actions">
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
