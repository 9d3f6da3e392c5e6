import type { Ref } from 'react';
import { defaultLocale, type Locale, makeLinks } from '#config/locales.ts';
import { besideWords, cardSizes, toOffer } from '#lib/blog/card-picture.ts';
import { findTextLanguage } from '#lib/language.ts';
import type { Card } from '#schemas/article.ts';

interface Props {
  card: Card;
  /**
   * As part of a section of another page: without excerpt, without a picture cut for phones, and with the picture as a mere
   * companion of the title beside it, which says more to a screen reader than what was drawn.
   */
  brief?: boolean;
  /** In a row that stands for itself on a wide screen, the picture beside the words; else in a grid of cards. */
  wide?: boolean;
  /** Two lines of the excerpt on phones, as high as the picture beside them with the title: more articles on a screen. */
  cut?: boolean;
  /** For the link of the card. */
  linkRef?: Ref<HTMLAnchorElement> | undefined;
  /** Of the page, and the link's words in it. On a page in another language a brief card says its excerpt too, if it has one. */
  locale?: Locale;
  readMore?: string;
}

/** A grid of cards, as wide as its screen allows. */
export const postGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]';

/** On a phone a small picture stands beside the words: they are what is read first, and painted first. */
const phone =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_min(6.5rem,30%)] max-sm:grid-rows-[auto_auto_1fr_auto] max-sm:gap-x-4';
const inGrid = {
  card: 'sm:flex sm:flex-col',
  picture: 'sm:mb-2',
  words: '',
  foot: 'border-t border-rule pt-2.5 max-sm:col-span-2',
};
const inRow = {
  card: 'sm:grid sm:grid-cols-[15rem_minmax(0,1fr)] sm:grid-rows-[auto_auto_1fr_auto] sm:gap-x-7 sm:border-t sm:border-rule sm:py-7',
  picture: 'sm:[grid-area:1/1/5] sm:self-start',
  words: 'sm:col-start-2',
  foot: 'max-sm:col-span-2 max-sm:border-t max-sm:border-rule max-sm:pt-2.5',
};

/** One article in a listing. */
export function PostCard({
  card,
  brief = false,
  wide = false,
  cut = false,
  linkRef,
  locale = defaultLocale,
  readMore = 'Read More',
}: Props) {
  const place = wide ? inRow : inGrid;
  const { own, src, srcset } = toOffer(card.picture);
  const alt = brief ? '' : card.picture.alt;
  const Heading = brief ? 'h3' : 'h2';
  const isTold = !brief || (locale !== defaultLocale && card.excerpt !== '');
  const toLanguage = (text: string) => findTextLanguage(text, locale);
  return (
    <li className={`post-card group relative gap-1.5 ${phone} ${place.card}`}>
      <picture
        className={`block overflow-hidden rounded-soft bg-wash max-sm:mt-1 max-sm:aspect-square max-sm:self-start max-sm:[grid-area:1/2/4] sm:aspect-[16/10] ${place.picture}`}
      >
        {own && !brief && <source type="image/avif" media={besideWords} srcSet={own.square} />}
        {own && <source type="image/avif" srcSet={own.widths} sizes={cardSizes.own} />}
        <img
          className="size-full object-cover text-[0.875rem] text-ink-soft"
          src={src}
          srcSet={srcset}
          sizes={srcset && cardSizes.other}
          alt={alt}
          {...findTextLanguage(alt)}
          referrerPolicy={own ? undefined : 'no-referrer'}
          width="480"
          height="300"
          loading="lazy"
        />
      </picture>
      <p className={`label ${place.words}`} {...toLanguage(card.category)}>
        {card.category}
      </p>
      <Heading
        className={`text-h3 leading-[1.25] tracking-[0] group-hover:text-haematoxylin group-hover:underline ${place.words}`}
        {...toLanguage(card.title)}
      >
        {card.title}
      </Heading>
      {isTold && (
        <p
          className={`wrap-anywhere text-ink-soft ${cut ? 'max-sm:line-clamp-2' : ''} ${place.words}`}
          {...toLanguage(card.excerpt)}
        >
          {card.excerpt}
        </p>
      )}
      <p
        className={`mt-auto flex justify-between gap-2 text-small text-ink-soft ${place.foot} ${place.words}`}
      >
        <time dateTime={card.day}>{card.date}</time>{' '}
        <a
          className="font-[600] after:absolute after:inset-0"
          href={card.href}
          hrefLang={makeLinks(locale)(card.href).hreflang}
          ref={linkRef}
        >
          {readMore}
          <span className="sr-only" {...toLanguage(card.title)}>
            : {card.title}
          </span>
        </a>
      </p>
    </li>
  );
}
