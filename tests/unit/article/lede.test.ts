import { describe, expect, it } from 'vitest';
import { formatArticle, formatInParts } from '#lib/article/format.ts';

const context = { base: null, imageHosts: [], resolveLink: () => null };
const split = (...blocks: string[]) => formatInParts(blocks.join('\n'), context);
const format = (...blocks: string[]) => formatArticle(blocks.join('\n'), context).html;
const unmark = (html: string) => html.replace(' id="lead"', '');

const paragraph = (length: number, letter = 'a') => `<p>${letter.repeat(length)}</p>`;
const heading = '<h2>A</h2>';
const picture = '<figure><img src="/a.png" alt="A"></figure>';

describe('an article in parts', () => {
  it('takes opening blocks until a screen is full', () => {
    const blocks = [paragraph(300), paragraph(300), paragraph(300)];
    const { lede, rest } = split(...blocks);
    expect(unmark(lede)).toBe(format(...blocks.slice(0, 2)));
    expect(unmark(lede) + rest).toBe(format(...blocks));
  });

  it('takes whole lists along, with the lists in them', () => {
    const list = `<ul><li>${'b'.repeat(400)}<ul><li>c</li></ul></li></ul>`;
    expect(unmark(split(paragraph(200), heading, list, paragraph(50)).lede)).toBe(
      format(paragraph(200), heading, list),
    );
  });

  it('never ends the lede with a heading', () => {
    expect(unmark(split(paragraph(250), heading, picture).lede)).toBe(format(paragraph(250)));
    expect(unmark(split(heading, paragraph(600), '<p>b</p>').lede)).toBe(format(heading, paragraph(600)));
  });

  it('has no lede where an article opens with few words or with something else', () => {
    const table = `<pre>${'a'.repeat(300)}</pre>`;
    for (const blocks of [[table, paragraph(500)], [paragraph(50)], []])
      expect(split(...blocks)).toMatchObject({ lede: '', rest: format(...blocks) });
  });

  it('counts letters, not markup', () => {
    const link = `<p><a href="https://example.com/${'x'.repeat(600)}">${'a'.repeat(250)}</a></p>`;
    expect(unmark(split(link, paragraph(10), '<hr>').lede)).toBe(format(link, paragraph(10)));
  });

  it('marks the first block of some length that is no heading, else the last', () => {
    const marked = (html: string) => html.replace(/^<(p|ul)/, '<$1 id="lead"');
    expect(split(heading, paragraph(300), paragraph(300)).lede).toContain(marked(paragraph(300)));
    const list = `<ul><li>${'b'.repeat(400)}</li></ul>`;
    expect(split(paragraph(20), list, paragraph(300)).lede).toContain(marked(list));
    expect(split(paragraph(150), heading, paragraph(120, 'z')).lede).toContain(marked(paragraph(120, 'z')));
  });

  it('shows the source as text when the cleaning fails', () => {
    const fail = () => {
      throw new Error('no luck');
    };
    expect(formatInParts('<b onclick=x>a</b>', context, fail)).toMatchObject({
      lede: '',
      rest: '<p>&lt;b onclick=x&gt;a&lt;/b&gt;</p>',
    });
  });
});
