/** A host as addresses are compared by: with and without `www.` are one site's. */
export const toBareHost = (host: string): string => host.toLowerCase().replace(/^www\./, '');
