/** A field that is jumped to stands clear of the bars that stay in sight. */
export const scrollMargins = 'scroll-mt-40 scroll-mb-32';
export const summaryClasses = 'list-item cursor-pointer py-2.5 text-haematoxylin';
