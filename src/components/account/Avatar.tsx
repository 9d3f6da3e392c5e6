import { routes } from '#config/routes.ts';
import { isAvatar } from '#schemas/pet.ts';

/** A drawn avatar, a pet's own small picture, or the paw when there is neither. */
export function Avatar({ image, size }: { image: string | null; size: number }) {
  const source = image === null || isAvatar(image) ? routes.avatar(image ?? 'paw') : image;
  return <img className="avatar" src={source} width={size} height={size} alt="" />;
}
