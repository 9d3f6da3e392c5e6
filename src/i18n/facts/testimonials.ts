import { testimonials } from '#data/testimonials.ts';
import type { Testimonial } from '#schemas/testimonial.ts';
import { translate } from './translate.ts';

/** What a client says, in the words of one language. */
export type SaidTestimonial = Omit<Testimonial, 'role'> & { readonly role: string };

export const getTestimonials = translate<readonly SaidTestimonial[]>(
  testimonials,
  ({ testimonials: words }, find) =>
    testimonials.map((testimonial) => ({
      ...testimonial,
      ...find('testimonials', words, testimonial.id),
    })),
);
