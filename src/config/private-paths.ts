import { routes } from './routes.ts';

/**
 * Pages for one person's eyes: not in the sitemap, not kept for reading without a network. `*` at the end means
 * everything that begins so.
 */
const privatePaths = [
  routes.login,
  routes.signup,
  routes.forgotPassword,
  routes.resetPassword,
  routes.confirm,
  routes.profile,
  routes.myPets,
  '/admin*',
  '/wp-post-sync*',
] as const;

/** Whether a path, with or without a slash at its end, is one of them. */
export function isPrivatePath(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return privatePaths.some((known) =>
    known.endsWith('*') ? plain.startsWith(known.slice(0, -1)) : plain === known,
  );
}
