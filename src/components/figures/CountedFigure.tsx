interface Props {
  /** What it ends in, as it is read out. */
  final: string;
  /** What the eye sees while it is counted. */
  running: string | null;
  className?: string;
}

/** A figure that may be counted up to: the final one keeps the place, and is all that screen readers are told. */
export function CountedFigure({ final, running, className = '' }: Props) {
  return (
    <dd className={`grid *:[grid-area:1/1] ${className}`}>
      <span className={running === null ? undefined : 'opacity-0'}>{final}</span>
      {running !== null && <span aria-hidden="true">{running}</span>}
    </dd>
  );
}
