import './counted-figure.css';

interface Props {
  /** What it ends in, as it is read out. */
  final: string;
  /** What the eye sees while it is counted. */
  running: string | null;
}

/** A figure that may be counted up to: the final one keeps the place, and is all that screen readers are told. */
export function CountedFigure({ final, running }: Props) {
  return (
    <dd className="counted-figure">
      <span>{final}</span>
      {running !== null && <span aria-hidden="true">{running}</span>}
    </dd>
  );
}
