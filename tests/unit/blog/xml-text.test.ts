import { expect, it } from 'vitest';
import { toXmlText } from '#lib/blog/xml-text.ts';

it.each([
  ['Ticks\u0000, \u0008fleas\uffff and mites\ufffe', 'Ticks, fleas and mites'],
  ['half a \ud83d sign', 'half a \ufffd sign'],
  ['कुत्तों में टिक बुखार 🐕 & <b>', 'कुत्तों में टिक बुखार 🐕 & <b>'],
])('%j stands in the feed as %j', (words, written) => expect(toXmlText(words)).toBe(written));
