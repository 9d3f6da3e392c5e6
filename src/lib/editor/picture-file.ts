/** Files that may be uploaded as pictures; the bucket in supabase/migrations has the same rules. */

/** Kinds of pictures that every browser shows, and the ends of their names. */
export const pictureTypes: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};
export const largestPicture = 5 * 1024 * 1024;

/** Why a file cannot be a picture of an article, in words; null when it can. */
export function findFileFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!Object.hasOwn(pictureTypes, type)) return 'Please choose a picture: JPEG, PNG, WebP or AVIF.';
  if (size > largestPicture)
    return `This picture has ${(size / 1024 / 1024).toFixed(1)} MB; at most 5 MB can be uploaded. Please make it smaller.`;
  return null;
}
