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
    now: 'Hard breathing, collapse, bleeding that does not stop, a tight swollen belly, straining without urine, a swallowed object, poison or an accident: call the nearest emergency vet now. No test comes first.',
    close: 'Close',
    schedule: 'Schedule',
  },
};
