import { findHindiFault } from '#lib/editor/hindi.ts';
import { pictureAddressFault, toPictureAddress } from '#lib/editor/picture-address.ts';
import { cleanSlug, toSlug } from '#lib/editor/slug.ts';
import { shortenText } from '#lib/shorten.ts';
import type { Draft } from '#schemas/draft.ts';

/** Characters of an excerpt that nobody wrote. */
export const excerptLength = 160;

/** The start of the first paragraph that says something; empty when none does. */
export function toExcerpt({ blocks }: Pick<Draft, 'blocks'>): string {
  const texts = blocks.map((block) => (block.type === 'paragraph' ? block.content.text.trim() : ''));
  const first = texts.find((text) => text !== '') ?? '';
  return shortenText(first.replace(/\s+/g, ' '), excerptLength);
}

/** A draft as saving leaves it: a slug from the title and an excerpt from the text where they were left empty. */
export function complete(draft: Draft): Draft {
  return {
    ...draft,
    slug: cleanSlug(draft.slug) || toSlug(draft.title),
    excerpt: draft.excerpt.trim() || toExcerpt(draft),
  };
}

/** What keeps a draft from being published, in words beside the field; empty when nothing does. */
export function findFaults(draft: Draft): {
  title?: string;
  slug?: string;
  blocks?: string;
  hindi?: string;
  featuredImage?: string;
} {
  const isEmpty = draft.blocks.every((block) =>
    block.type === 'image' ? block.content.url === '' : block.content.text.trim() === '',
  );
  const hindi = findHindiFault({ title: draft.titleHi, summary: draft.summaryHi });
  return {
    ...(draft.title.trim() === '' && { title: 'Please give the post a title.' }),
    ...(draft.slug === '' &&
      draft.title.trim() !== '' && {
        slug: 'No letter of the title can stand in an address. Please write a slug.',
      }),
    ...(hindi !== null && { hindi }),
    ...(isEmpty && { blocks: 'Please write something first.' }),
    ...(draft.featuredImage.trim() !== '' &&
      toPictureAddress(draft.featuredImage) === null && { featuredImage: pictureAddressFault }),
  };
}
