export const priceList = {
  heading: '{title}: {many} and prices',
  search: 'Search {many} by name',
  placeholder: 'Name of the {one}',
  sample: 'Sample and volume',
  price: 'Price',
  popular: 'Popular',
  notice: 'Notice',
  book: 'Book Test',
};
