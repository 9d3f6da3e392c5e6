import { Icon } from '#components/ui/Icon.tsx';

interface Props {
  /** What the dots lead to, in order. */
  labels: readonly string[];
  /** What moves, for the names of the buttons: "services". */
  subject: string;
  current: number;
  /** Whether it may move by itself. */
  moves: boolean;
  /** A step to any whole number; past the ends it begins again. */
  onGo(to: number): void;
  onToggle(): void;
}

/** Previous, dots, next and pause of a carousel. They keep their place and show once they can answer (carousel.css). */
export function CarouselControls({ labels, subject, current, moves, onGo, onToggle }: Props) {
  return (
    <div className="carousel-controls">
      <button type="button" aria-label={`Previous ${subject}`} onClick={() => onGo(current - 1)}>
        <Icon name="back" />
      </button>
      <ul>
        {labels.map((label, index) => (
          <li key={label}>
            <button
              type="button"
              className="dot"
              aria-label={label}
              aria-current={index === current || undefined}
              onClick={() => onGo(index)}
            />
          </li>
        ))}
      </ul>
      <button type="button" aria-label={`Next ${subject}`} onClick={() => onGo(current + 1)}>
        <Icon name="arrow" />
      </button>
      <button
        type="button"
        className="pause"
        aria-label={`${moves ? 'Pause' : 'Play'} ${subject}`}
        onClick={onToggle}
      >
        <Icon name={moves ? 'pause' : 'play'} />
      </button>
    </div>
  );
}
