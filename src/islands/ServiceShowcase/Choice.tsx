import type { MouseEvent } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import type { ShownService } from './services.ts';
import './choice.css';

interface Props {
  services: readonly ShownService[];
  current: number;
  onGo(to: number): void;
}

/** The services to choose from: without script, links to their panels. */
export function Choice({ services, current, onGo }: Props) {
  const choose = (event: MouseEvent, to: number) => {
    event.preventDefault();
    onGo(to);
  };
  return (
    <nav aria-label="Diagnostic services">
      <ol>
        {services.map(({ id, title, icon, preview }, index) => (
          <li key={id}>
            <a
              className="service-choice"
              href={`#service-${id}`}
              aria-current={index === current || undefined}
              onClick={(event) => choose(event, index)}
            >
              <Icon name={icon} size={24} />
              <span>
                {title}
                <small>{preview}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
