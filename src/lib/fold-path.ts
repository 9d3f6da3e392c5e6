/** A path as all its spellings share it: in small letters and without hyphens. */
export const foldPath = (path: string): string => path.toLowerCase().replaceAll('-', '');
