/** Entries of a plan: more than the price lists have bundles and tests for one visit are a broken address or list. */
export const mostPlanned = 60;
