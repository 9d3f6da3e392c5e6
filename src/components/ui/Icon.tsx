import { type IconName, iconShapes } from './icon-shapes.ts';

interface Props {
  name: IconName;
  size?: number;
}

/** An icon in the current text colour. Decoration: the words stand beside it. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path d={iconShapes[name]} />
    </svg>
  );
}
