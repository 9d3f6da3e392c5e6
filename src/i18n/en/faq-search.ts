export const faqSearch = {
  label: 'Questions',
  search: 'Search the questions',
  unreachable: 'The search could not be loaded. All questions are below; Enter tries again.',
  found: '{found} of {all} questions',
  nothing: 'No results found',
  nothingHint:
    "We couldn't find any FAQs matching your search. Try different keywords or browse all questions.",
  clear: 'Clear Search',
};
