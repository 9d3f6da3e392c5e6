import type { Ref } from 'react';
import { besideWords, cardSizes, toOffer } from '#lib/blog/card-picture.ts';
import { findSpeech } from '#lib/language.ts';
import type { Card } from '#schemas/article.ts';

interface Props {
  card: Card;
  /**
   * As part of a section of another page: without excerpt, without a picture cut for phones, and with the picture as a mere
   * companion of the title beside it, which says more to a screen reader than what was drawn.
   */
  brief?: boolean;
  /** For the link of the card. */
  linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** One article in a listing. */
export function PostCard({ card, brief = false, linkRef }: Props) {
  const { own, src, srcset } = toOffer(card.picture);
  const alt = brief ? '' : card.picture.alt;
  const Heading = brief ? 'h3' : 'h2';
  return (
    <li className="post-card">
      <picture>
        {own && !brief && <source type="image/avif" media={besideWords} srcSet={own.square} />}
        {own && <source type="image/avif" srcSet={own.widths} sizes={cardSizes.own} />}
        <img
          src={src}
          srcSet={srcset}
          sizes={srcset && cardSizes.other}
          alt={alt}
          {...findSpeech(alt)}
          referrerPolicy={own ? undefined : 'no-referrer'}
          width="480"
          height="300"
          loading="lazy"
        />
      </picture>
      <p className="label" {...findSpeech(card.category)}>
        {card.category}
      </p>
      <Heading {...findSpeech(card.title)}>{card.title}</Heading>
      {!brief && (
        <p className="excerpt" {...findSpeech(card.excerpt)}>
          {card.excerpt}
        </p>
      )}
      <p className="foot">
        <time dateTime={card.day}>{card.date}</time>{' '}
        <a href={card.href} ref={linkRef}>
          Read More
          <span className="sr-only" {...findSpeech(card.title)}>
            : {card.title}
          </span>
        </a>
      </p>
    </li>
  );
}
