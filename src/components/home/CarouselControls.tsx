import { Icon } from '#components/ui/Icon.tsx';

interface Props {
  /** What the dots lead to, in order. */
  labels: readonly string[];
  /** The names of the buttons. */
  words: Readonly<Record<'previous' | 'next' | 'pause' | 'play', string>>;
  current: number;
  /** Whether it may move by itself. */
  moves: boolean;
  /** Where a choice stands beside it on a wide screen, which does what the dots do. */
  hasChoice?: boolean;
  className?: string;
  /** A step to any whole number; past the ends it begins again. */
  onGo(to: number): void;
  onToggle(): void;
}

const button = 'grid size-11 place-items-center p-0 text-haematoxylin';
const step = `${button} rounded-full border border-rule bg-sheet hover:border-haematoxylin`;
const plain = `${button} border-0 bg-transparent`;
const dot =
  'before:size-2.5 before:rounded-full before:border before:border-rule-strong aria-[current]:before:border-[0.3125rem] aria-[current]:before:border-eosin-deep';

/** Previous, dots, next and pause of a carousel. They keep their place and show once they can answer. */
export function CarouselControls({
  labels,
  words,
  current,
  moves,
  hasChoice = false,
  className = '',
  onGo,
  onToggle,
}: Props) {
  const apart = hasChoice ? 'lg:ml-2' : '';
  return (
    <div
      className={`carousel-controls invisible flex min-h-11 flex-wrap items-center group-data-live:visible noscript:hidden ${className}`}
    >
      <button type="button" className={step} aria-label={words.previous} onClick={() => onGo(current - 1)}>
        <Icon name="back" />
      </button>
      <ul className={`mx-1 flex min-w-0 ${hasChoice ? 'lg:hidden' : ''}`}>
        {labels.map((label, index) => (
          <li key={label} className="min-w-6 flex-[0_1_2.75rem]">
            <button
              type="button"
              className={`${plain} ${dot} w-full`}
              aria-label={label}
              aria-current={index === current || undefined}
              onClick={() => onGo(index)}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`${step} ${apart}`}
        aria-label={words.next}
        onClick={() => onGo(current + 1)}
      >
        <Icon name="arrow" />
      </button>
      <button
        type="button"
        className={`${plain} ${apart} max-[30rem]:absolute max-[30rem]:top-0 max-[30rem]:-right-2`}
        aria-label={moves ? words.pause : words.play}
        onClick={onToggle}
      >
        <Icon name={moves ? 'pause' : 'play'} />
      </button>
    </div>
  );
}
