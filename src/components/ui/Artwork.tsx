import { besideWords } from '#lib/blog/card-picture.ts';

interface Props {
  /** Path without size and format, as facts name it. */
  image: string;
  /**
   * The width at which it is shown, for the browser's choice of a file. Left out: half a page, and on phones half of what is true,
   * so that they take the small file, which is sharp enough and there in half the time.
   */
  sizes?: string;
  /** What phones show of it, where that is not the whole: the cut is a third of the bytes. */
  phone?: 'square' | 'strip';
  /** Classes of its form and place. */
  shape?: string;
}

/** As the artwork is drawn. */
export const artworkShape = 'aspect-[16/10] rounded-soft';

/** On which screens each cut is shown: the same widths as in the styles of the places that show it. */
const narrow = { square: besideWords, strip: '(max-width: 44.99rem)' };

/**
 * A drawn micrograph of the laboratory in the two widths the artwork has. Browsers without AVIF get the small one.
 * Decoration: the words stand beside it. Lazy also on the first screen: text is the largest paint there.
 */
export function Artwork({
  image,
  sizes = '(min-width:45rem) 30rem,10rem',
  phone,
  shape = artworkShape,
}: Props) {
  return (
    <picture className={`block overflow-hidden bg-wash ${shape}`}>
      {phone && <source type="image/avif" media={narrow[phone]} srcSet={`${image}-${phone}.avif`} />}
      <source type="image/avif" srcSet={`${image}-480.avif 480w, ${image}-960.avif 960w`} sizes={sizes} />
      <img
        className="size-full object-cover"
        src={`${image}-480.webp`}
        alt=""
        width={480}
        height={300}
        loading="lazy"
      />
    </picture>
  );
}
