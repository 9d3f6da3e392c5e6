/**
 * Once, after sections of the class `reveal`. They wait for the reader only when the reader has begun to scroll: before, and
 * without script, all of them stand there, for pictures of the page and for searches in it.
 */
const hideFarOnes = (): void => {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.removeAttribute('data-unrevealed');
      seen.unobserve(target);
    }
  });
  for (const section of document.querySelectorAll('.reveal')) {
    if (section.getBoundingClientRect().top <= innerHeight) continue;
    section.setAttribute('data-unrevealed', '');
    seen.observe(section);
  }
};
addEventListener('scroll', hideFarOnes, { once: true });
