export const serviceShowcase = {
  title: 'Diagnostic services',
  benefits: 'Key Benefits',
  learnMore: 'Learn More',
  contact: 'Contact us',
  controls: {
    previous: 'Previous services',
    next: 'Next services',
    pause: 'Pause services',
    play: 'Play services',
  },
  detail: {
    offered: 'Services offered',
    crucial: 'Why it is crucial',
    promise: 'Our promise',
    consider: 'When to consider it',
    close: 'Close',
    schedule: 'Schedule',
  },
};
