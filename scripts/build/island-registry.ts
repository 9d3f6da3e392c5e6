/**
 * Global name under which the addresses of the islands' scripts lie, for each island those it imports and its own last: the
 * client build fills it, pages read it.
 */
export const islandRegistry = '__islandUrls';
