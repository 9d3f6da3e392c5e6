import { routes } from '#config/routes.ts';
import { isAvatar } from '#schemas/pet.ts';

/** A drawn avatar, a pet's own small picture, or the plain field when there is neither. */
export function Avatar({ image, size }: { image: string | null; size: number }) {
  if (image === null) return <span className={`avatar empty s${size}`} />;
  const source = isAvatar(image) ? routes.avatar(image) : image;
  return <img className="avatar" src={source} width={size} height={size} alt="" />;
}
