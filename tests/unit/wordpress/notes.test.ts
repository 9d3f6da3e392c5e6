import { expect, it } from 'vitest';
import { noteMissingPictures, notePastedPictures } from '#lib/wordpress/read/notes.ts';
import { wpPostSchema } from '#schemas/wordpress.ts';

const toPost = (id: number, html: string) =>
  wpPostSchema.parse({
    id,
    slug: `post-${id}`,
    title: { rendered: `Ticks &amp; fleas ${id}` },
    content: { rendered: html },
    featured_media: 90 + id,
  });
const pasted = `<p><img alt="x" src="data:image/png;base64,${'A'.repeat(3000)}"></p>`;
const standIn = '<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/a.jpg"></p>';

it('pictures pasted into a text are named, small stand-ins for later ones are not', () => {
  expect(notePastedPictures([toPost(1, standIn), toPost(2, '<p>Words.</p>')])).toEqual([]);
  expect(notePastedPictures([toPost(1, standIn), toPost(2, pasted)])).toEqual([
    "pictures pasted into the text were left out of post 2 (post-2), “Ticks & fleas 2”: upload them to WordPress's media library and put them in from there",
  ]);
});

it('of many posts three are called by name', () => {
  const [note = ''] = noteMissingPictures([1, 2, 3, 4, 5].map((id) => toPost(id, '')));
  expect(note).toContain('post 1 (post-1), “Ticks & fleas 1”, medium 91; post 2');
  expect(note).toContain('“Ticks & fleas 3”, medium 93 and 2 more');
});
