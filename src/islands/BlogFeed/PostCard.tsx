import type { Card } from '#schemas/article.ts';

// Narrower than the place they fill: on a phone's dense screen the smaller file is sharp enough, at half the bytes.
const sizes = '(min-width: 60rem) 22rem, (min-width: 38rem) 45vw, 6.5rem';

/** The React twin of components/blog/PostCard.astro, for cards that come after the page. */
export function PostCard({ card }: { card: Card }) {
  return (
    <li className="post-card">
      <picture>
        {card.picture.avif && <source type="image/avif" srcSet={card.picture.avif} sizes={sizes} />}
        <img
          src={card.picture.src}
          srcSet={card.picture.srcset || undefined}
          sizes={sizes}
          alt={card.picture.alt}
          width="480"
          height="300"
          loading="lazy"
          decoding="async"
        />
      </picture>
      <p className="label">{card.category}</p>
      <h2>
        <a href={card.href}>{card.title}</a>
      </h2>
      <p className="excerpt">{card.excerpt}</p>
      <p className="foot">
        <time dateTime={card.day}>{card.date}</time> <span aria-hidden="true">Read More</span>
      </p>
    </li>
  );
}
