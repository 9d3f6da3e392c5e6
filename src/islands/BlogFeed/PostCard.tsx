import { besideWords, cardSizes, toOffer } from '#lib/blog/card-picture.ts';
import { findLanguage } from '#lib/language.ts';
import type { Card } from '#schemas/article.ts';

/** The React twin of components/blog/PostCard.astro, for cards that come after the page. */
export function PostCard({ card }: { card: Card }) {
  const { own, src, srcset } = toOffer(card.picture);
  return (
    <li className="post-card">
      <picture>
        {own && <source type="image/avif" media={besideWords} srcSet={own.square} />}
        {own && <source type="image/avif" srcSet={own.widths} sizes={cardSizes.own} />}
        <img
          src={src}
          srcSet={srcset}
          sizes={srcset && cardSizes.other}
          alt={card.picture.alt}
          lang={findLanguage(card.picture.alt)}
          width="480"
          height="300"
          loading="lazy"
        />
      </picture>
      <p className="label" lang={findLanguage(card.category)}>
        {card.category}
      </p>
      <h2 lang={findLanguage(card.title)}>{card.title}</h2>
      <p className="excerpt" lang={findLanguage(card.excerpt)}>
        {card.excerpt}
      </p>
      <p className="foot">
        <time dateTime={card.day}>{card.date}</time>{' '}
        <a href={card.href}>
          Read More
          <span className="sr-only" lang={findLanguage(card.title)}>
            : {card.title}
          </span>
        </a>
      </p>
    </li>
  );
}
