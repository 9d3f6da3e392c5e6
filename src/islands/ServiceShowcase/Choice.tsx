import type { MouseEvent } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import type { ShownService } from './services.ts';

interface Props {
  services: readonly ShownService[];
  label: string;
  current: number;
  onGo(to: number): void;
}

/** On a phone a row of chips, on a wide screen a list. The row, which scrolls, would cut a ring that is further out. */
const choice =
  'flex min-h-11 items-center gap-2 rounded-round border border-rule px-3.5 whitespace-nowrap text-ink no-underline outline-offset-1 aria-[current]:border-haematoxylin aria-[current]:text-haematoxylin';
const line =
  'lg:items-start lg:gap-3.5 lg:rounded-none lg:border-0 lg:border-t lg:py-3.5 lg:pr-2 lg:pl-4 lg:font-[600] lg:whitespace-normal lg:aria-[current]:border-l-3 lg:aria-[current]:border-rule lg:aria-[current]:border-l-eosin lg:aria-[current]:pl-[calc(1rem-3px)]';

/** The services to choose from: without script, links to their panels. */
export function Choice({ services, label, current, onGo }: Props) {
  const choose = (event: MouseEvent, to: number) => {
    event.preventDefault();
    onGo(to);
  };
  return (
    <nav aria-label={label}>
      <ol className="-mx-4 flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:block lg:overflow-visible lg:p-0">
        {services.map(({ id, title, icon, preview }, index) => (
          <li key={id}>
            <a
              className={`${choice} ${line}`}
              href={`#service-${id}`}
              aria-current={index === current || undefined}
              onClick={(event) => choose(event, index)}
            >
              <Icon name={icon} size={24} className="flex-none" />
              <span>
                {title}
                <small className="hidden text-small leading-[1.45] font-[400] text-ink-soft lg:block">
                  {preview}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
