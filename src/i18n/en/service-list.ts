export const serviceList = {
  label: 'Services',
  search: 'Search services',
  placeholder: 'Name or description',
  many: 'services',
  empty: 'No services found',
  emptyHint: 'Try adjusting your search or filter criteria',
  reset: 'Show All Services',
  turnaround: 'Turnaround',
  from: 'From',
};
