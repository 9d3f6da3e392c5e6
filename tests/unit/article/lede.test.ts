import { describe, expect, it } from 'vitest';
import { markLead, splitLede } from '#lib/article/lede.ts';

const paragraph = (length: number) => `<p>${'a'.repeat(length)}</p>`;
const heading = '<h2 id="a">A</h2>';

describe('splitLede', () => {
  it('takes opening blocks until a screen is full', () => {
    const html = [paragraph(300), paragraph(300), paragraph(300)].join('\n');
    const { lede, rest } = splitLede(html);
    expect(lede).toBe([paragraph(300), paragraph(300)].join('\n'));
    expect(lede + rest).toBe(html);
  });

  it('takes whole lists and tables along', () => {
    const list = `<ul><li>${'b'.repeat(400)}</li></ul>`;
    const html = [paragraph(200), heading, list, paragraph(50)].join('\n');
    expect(splitLede(html).lede).toBe([paragraph(200), heading, list].join('\n'));
  });

  it('never ends with a heading', () => {
    const html = [paragraph(250), heading, '<figure></figure>'].join('\n');
    expect(splitLede(html).lede).toBe(paragraph(250));
    expect(splitLede([heading, paragraph(600), '<p>b</p>'].join('\n')).lede).toBe(
      `${heading}\n${paragraph(600)}`,
    );
  });

  it('stops before what holds another of its kind', () => {
    const nested = '<ul><li>a<ul><li>b</li></ul></li></ul>';
    expect(splitLede([paragraph(250), nested].join('\n')).lede).toBe(paragraph(250));
  });

  it('has no lede where an article opens with a picture or few words', () => {
    for (const html of [`<figure><img src="/a.png" alt=""></figure>\n${paragraph(500)}`, paragraph(50), '']) {
      expect(splitLede(html)).toEqual({ lede: '', rest: html });
    }
  });

  it('counts letters, not markup', () => {
    const link = `<p><a href="https://example.com/${'x'.repeat(600)}">${'a'.repeat(250)}</a></p>`;
    expect(splitLede([link, paragraph(10), '<hr>'].join('\n')).lede).toBe(`${link}\n${paragraph(10)}`);
  });
});

describe('markLead', () => {
  const marked = (html: string) => html.replace('<p>', '<p id="lead">');

  it('marks the first block of some length that is no heading', () => {
    const [first, second] = [paragraph(300), paragraph(300)];
    expect(markLead(`${heading}\n${first}\n${second}`)).toBe(`${heading}\n${marked(first)}\n${second}`);
    const list = `<ul class="a"><li>${'b'.repeat(400)}</li></ul>`;
    expect(markLead(`${paragraph(20)}${list}${second}`)).toBe(
      `${paragraph(20)}${list.replace('<ul', '<ul id="lead"')}${second}`,
    );
  });

  it('marks the last one where all are short', () => {
    expect(markLead(`${paragraph(150)}${heading}${paragraph(120)}`)).toBe(
      `${paragraph(150)}${heading}${marked(paragraph(120))}`,
    );
  });
});
