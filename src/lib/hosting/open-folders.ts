/**
 * The address to answer with for one that was asked for: below an open folder the folder's own page, as hosts do by
 * the rewrites of `_redirects`; anything else as it is. The query stays.
 */
export function toAnsweringUrl(url: string, openFolders: readonly string[]): string {
  const [path = '', ...query] = url.split('?');
  const folder = openFolders.find((open) => path.startsWith(`${open}/`));
  return folder === undefined ? url : [folder, ...query].join('?');
}
