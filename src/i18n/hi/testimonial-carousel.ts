import type { Dictionary } from '#i18n/get-i18n.ts';
import { translated } from './data/testimonials.ts';

export const testimonialCarousel: Dictionary['testimonialCarousel'] = {
  title: 'लोग क्या कहते हैं',
  stars: '5 में से {rating} सितारे',
  translated,
  controls: {
    previous: 'पिछली राय',
    next: 'अगली राय',
    pause: 'राय का चलना रोकें',
    play: 'राय चलाएँ',
  },
};
