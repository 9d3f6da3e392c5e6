import { type IconName, iconShapes } from './icon-shapes.ts';

interface Props {
  name: IconName;
  size?: number;
  className?: string;
}

/** An icon in the current text colour. Decoration: the words stand beside it. */
export function Icon({ name, size = 20, className = '' }: Props) {
  return (
    <svg
      className={`icon ${className}`.trimEnd()}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
