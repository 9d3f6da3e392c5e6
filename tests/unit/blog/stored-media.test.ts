import { describe, expect, test } from 'vitest';
import { isShownFrom, readStoredMedia } from '#lib/blog/stored-media.ts';

describe('the featured picture of a row', () => {
  const picture = { kind: 'picture', url: 'https://blog.example/a.jpg', alt: 'A dog', caption: '' };
  const object = { url: 'https://blog.example/a.jpg', alt_text: 'A dog' };
  test.each([
    ['an object', object, picture],
    ['an object as text', JSON.stringify(object), picture],
    ['a number', 17, { kind: 'medium', id: 17 }],
    ['a number as text', '17', { kind: 'medium', id: 17 }],
    ['nothing', null, { kind: 'none' }],
    ['zero', 0, { kind: 'none' }],
    ['text that is no JSON', 'https://blog.example/a.jpg', { kind: 'none' }],
    ['text in text', '"\\"17\\""', { kind: 'none' }],
    ['an object without an address', { url: 7 }, { kind: 'none' }],
    ['a list', [17], { kind: 'none' }],
  ])('is read from %s', (_, value, expected) => {
    expect(readStoredMedia(value)).toEqual(expected);
  });
});

test.each([
  ['/art/posts/default-480.webp', true],
  ['https://blog.example/a.jpg', true],
  ['https://www.blog.example/a.jpg', true],
  ['http://127.0.0.1:8089/a.jpg', true],
  ['http://127.0.0.1:9000/a.jpg', false],
  ['//elsewhere.example/a.jpg', false],
  ['/\\elsewhere.example/a.jpg', false],
  ['javascript:alert(1)', false],
  ['https://blog.example.elsewhere.example/a.jpg', false],
])('%s may be shown: %s', (address, shown) => {
  expect(isShownFrom(address, ['blog.example', '127.0.0.1:8089'])).toBe(shown);
});
