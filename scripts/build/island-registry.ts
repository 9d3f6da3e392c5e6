/**
 * Name of a global object from each island's name to the addresses of its scripts: those it imports, then its own. The
 * client build fills it, and the pages, which are drawn in the same process afterwards, read it.
 */
export const islandRegistry = '__islandUrls';
