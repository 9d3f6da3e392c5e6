import type { Testimonial } from '#schemas/testimonial.ts';
import './quote.css';

/** What one client says, signed. */
export function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { name, text, role, clinic, rating, image } = testimonial;
  return (
    <figure>
      <p className="stars" role="img" aria-label={`${rating} of 5 stars`}>
        {'★'.repeat(rating)}
      </p>
      <blockquote>{text}</blockquote>
      <figcaption>
        <img className="portrait" src={image} alt="" width={48} height={48} loading="lazy" decoding="async" />
        <span>
          <strong>{name}</strong>
          {role}, {clinic}
        </span>
      </figcaption>
    </figure>
  );
}
