/** Global name under which the addresses of the islands' scripts lie: the client build fills it, pages read it. */
export const islandRegistry = '__islandUrls';
