import { fill } from '#config/fill.ts';
import type { testimonialCarousel } from '#i18n/en/testimonial-carousel.ts';
import type { SaidTestimonial } from '#i18n/facts/testimonials.ts';

interface Props {
  testimonial: SaidTestimonial;
  words: Pick<typeof testimonialCarousel, 'stars' | 'translated'>;
}

/** What one client says, signed. */
export function Quote({ testimonial, words }: Props) {
  const { name, text, role, clinic, rating, image } = testimonial;
  return (
    <figure className="flex h-full flex-col">
      <p className="tracking-[0.15em] text-eosin-deep" role="img" aria-label={fill(words.stars, { rating })}>
        {'★'.repeat(rating)}
      </p>
      <blockquote className="mt-2 mb-4 font-display text-[clamp(1.0625rem,1rem+0.3vw,1.1875rem)]/[1.5] font-[600]">
        {text}
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3 border-t border-rule pt-3 text-small leading-[1.4] text-ink-soft">
        <img
          className="flex-none rounded-full object-cover"
          src={image}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
        />
        <span>
          <strong className="block text-[1rem] text-ink">{name}</strong>
          {role}, {clinic}
          {words.translated && <small className="block text-[0.8125rem]">{words.translated}</small>}
        </span>
      </figcaption>
    </figure>
  );
}
