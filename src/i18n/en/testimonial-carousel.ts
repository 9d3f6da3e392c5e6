export const testimonialCarousel = {
  title: 'What clients say',
  stars: '{rating} of 5 stars',
  /** Stands with words that are not in the language of whoever said them. */
  translated: '',
  controls: {
    previous: 'Previous testimonials',
    next: 'Next testimonials',
    pause: 'Pause testimonials',
    play: 'Play testimonials',
  },
};
