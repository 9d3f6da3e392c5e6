export const packs = {
  description: (what: string, list: string): string => `${what}: ${list}.`,
  what: 'Three health checks for dogs and cats with every test named',
  whatAfter: ' and the price test by test.',
  compare: 'Compare packs and panels side by side',
  oneByOne: (sum: string, saving: string): string => `${sum} test by test: ${saving} saved`,
  tests: (count: number): string => `${count} tests`,
  prepare: 'Before you come',
  each: 'What each pack holds',
};
