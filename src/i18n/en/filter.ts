export const filter = {
  all: 'All',
  category: 'Category',
  clear: 'Clear search',
  more: 'More',
  /** Before and after the number of rows that are shown. */
  countBefore: '',
  countAfter: ' of {total} {many} available',
  sortBy: 'Sort by',
  sorts: {
    name: 'Name',
    price: 'Price',
    popular: 'Most Popular',
    comprehensive: 'Most Comprehensive',
  },
  unreachable: 'The search could not be loaded. The full list is below; Enter tries again.',
  searchAll: 'Search all tests by name',
};
