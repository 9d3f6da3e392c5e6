import type { Wording } from '#schemas/catalogue.ts';

/** The words of the lists whose entries are plainly tests; the others change what differs. */
export const testWording: Wording = {
  one: 'test',
  many: 'tests',
  empty: 'No tests found',
  emptyHint: 'Try adjusting your search or filter criteria',
  reset: 'Show All Tests',
  priceUnit: 'per test',
  urgent: 'Urgent',
};
