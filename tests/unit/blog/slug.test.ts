import { describe, expect, test } from 'vitest';
import { categorySchema, postSchema, slugSchema } from '#schemas/post.ts';
import { findSlugFault } from '#schemas/slug.ts';
import { fitSlugs, unfitSlugs } from '../../fixtures/slugs/slugs.ts';

describe('a slug', () => {
  test.each(fitSlugs)('%j can end an address', (slug) => {
    expect(slugSchema.parse(slug)).toBe(slug);
  });

  test.each([...unfitSlugs, 'a\uD800'])('%j cannot, of a post or of a category', (slug) => {
    for (const schema of [slugSchema, postSchema.shape.slug, categorySchema.shape.slug])
      expect(schema.safeParse(slug).success).toBe(false);
  });

  test.each([
    ['क'.repeat(67), 'is 201 bytes long; at most 200 fit'],
    ['a%2e', 'cannot end an address, because of “%”'],
    ['a/b', 'cannot end an address, because of “/”'],
    ['..', 'cannot end an address, because of “..”'],
    ['foo.HTML', 'cannot end an address, because of “.HTML”'],
    ['404', 'cannot end an address, because of “404”'],
    [' ', 'has nothing that can be seen'],
    ['tick-fever ', 'begins or ends with a space'],
  ])('%j is refused in words', (slug, words) => {
    expect(findSlugFault(slug)).toBe(words);
  });

  test('that a post had before is forgotten where no page can have it', () => {
    expect(postSchema.shape.old_slugs.parse(['before', '*', 'foo.html', 'then'])).toEqual(['before', 'then']);
  });
});
