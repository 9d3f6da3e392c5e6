/** What the service worker says: above a saved page, and in place of one that is not saved. */
export const offline = {
  /** How days and times are written. */
  format: 'en-GB',
  saved: 'Saved on {day}, {time}.',
  offline: 'You are offline.',
  fault: 'The site has a fault.',
  silent: 'The network does not answer.',
  title: 'Not saved',
  heading: 'You are offline',
  notSaved: 'This page has not been saved on this device. These pages have:',
  links: { pricing: 'Prices', tests: 'Find a test', plan: 'Your plan', samples: 'Sample guide' },
  mayCall: 'The telephone may work where the network does not.',
  call: 'Call {phone}',
};
