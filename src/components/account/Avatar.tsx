import { routes } from '#config/routes.ts';
import { isAvatar } from '#schemas/pet.ts';

const round = 'flex-none rounded-full';

type Props = { image: string | null; size: number; className?: string };

/** A drawn avatar, a pet's own small picture, or the paw when there is neither. */
export function Avatar({ image, size, className = '' }: Props) {
  const source = image === null || isAvatar(image) ? routes.avatar(image ?? 'paw') : image;
  return (
    <img
      className={`${round} bg-wash object-cover ${className}`}
      src={source}
      width={size}
      height={size}
      alt=""
    />
  );
}

const sizes = { 80: 'size-[80px]', 96: 'size-[96px]' };

/** Its place until it is known which one. */
export function EmptyAvatar({ size }: { size: keyof typeof sizes }) {
  return <span className={`block border border-dashed border-rule-strong bg-wash ${round} ${sizes[size]}`} />;
}
