// Pictures that wait for the reader (src/styles/far.css) are marked once they have come, and stay.
document.addEventListener(
  'load',
  ({ target }) => {
    (target as HTMLElement).dataset.seen = '';
  },
  true,
);
