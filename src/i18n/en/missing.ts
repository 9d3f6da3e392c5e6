/** The page that is shown where nothing is. */
export const missing = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  heading: 'Oops!',
  explanation:
    'It may have moved, or the address is misspelt. Every test is found by its name or an everyday word.',
  backHome: 'Back to Home',
  findTest: 'Find a test',
};
