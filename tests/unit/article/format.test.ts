import { describe, expect, it } from 'vitest';
import { formatArticle } from '#lib/article/format.ts';
import { getContent } from './posts.ts';

const context = {
  base: 'https://blog.example/post/',
  imageHosts: ['pictures.example'],
  resolveLink: (url: URL) => (url.href === 'https://blog.example/old/' ? '/blog/new' : null),
};
const format = (html: string) => formatArticle(html, context).html;
const own = (html: string) => formatArticle(html, { ...context, base: null }).html;

describe('headings', () => {
  it('start at 2 and skip no level', () => {
    const { headings } = formatArticle('<h1>A</h1><h4>B</h4><h2>C</h2><h6>D</h6><h1>E</h1>', context);
    expect(headings.map(({ text, level }) => `${text}${level}`)).toEqual(['A2', 'B3', 'C3', 'D4', 'E2']);
  });

  it('have ids of their own, in any script, and unique', () => {
    const { headings, html } = formatArticle(
      '<h2>लक्षण क्या हैं?</h2><h2>Signs</h2><h2>Signs</h2><h2>!</h2><h2> </h2>',
      context,
    );
    expect(headings.map(({ id }) => id)).toEqual([
      'section-लक्षण-क्या-हैं',
      'section-signs',
      'section-signs-2',
      'section-4',
    ]);
    expect(html.match(/<h2/g)).toHaveLength(4);
  });

  it.each([
    'What Are the Reasons for a Stool Examination?',
    'Importance of the Stool Examination in Dogs',
    'Common Signs:',
  ])('come from the line %s', (line) => {
    expect(formatArticle(`<p>${line}<br />\nText of it.</p>`, context).headings).toMatchObject([
      { text: line, level: 2 },
    ]);
    expect(format(`<p><strong>${line}</strong></p>`)).not.toContain('<strong>');
    expect(format(`<h2>Real</h2><p>${line}</p>`)).toMatch(/<h3 id="section-[^"]+">/);
  });

  it('do not come from sentences', () => {
    for (const line of [
      'Common signs are thirst and hunger.',
      'What helps? Water.',
      'The importance of rest. It heals.',
    ]) {
      expect(formatArticle(`<p>${line}</p>`, context).headings).toEqual([]);
    }
  });
});

describe('languages', () => {
  it('are named where most letters are Devanagari, on the outermost element', () => {
    expect(format('<ul><li>लक्षण</li><li>तेज़ बुखार</li></ul>')).toMatch(/^<ul lang="hi"><li>/);
    expect(format('<p>Read <a href="https://a.example/">हिंदी लेख</a> next.</p>')).toMatch(
      /^<p>Read <a [^>]*lang="hi">/,
    );
    expect(format('<p>Look: <img src="https://pictures.example/a.jpg" alt="कुत्ता"></p>')).toMatch(
      /<img [^>]*lang="hi"/,
    );
    expect(format('<p>The word बुखार means fever.</p>')).not.toContain('lang');
  });
  it('of the source are taken over where they are not the page’s own', () => {
    expect(format('<p lang="de">Guten Tag</p>')).toBe('<p lang="de">Guten Tag</p>');
    expect(format('<p lang="en-US" dir="ltr">Hello there</p>')).toBe('<p>Hello there</p>');
    expect(format('<p lang="no such">Hello there</p>')).toBe('<p>Hello there</p>');
  });
});

describe('callouts', () => {
  it('come from lines of label and value', () => {
    expect(format('<p>Sample: Whole Blood (EDTA), 2 mL<br />\nTurnaround: 24-48 hours</p>')).toBe(
      '<p class="callout"><strong>Sample:</strong> Whole Blood (EDTA), 2 mL</p>\n' +
        '<p class="callout"><strong>Turnaround:</strong> 24-48 hours</p>',
    );
    expect(format('<p><strong>Sample:</strong> Serum <em>(plain)</em></p>')).toBe(
      '<p class="callout"><strong>Sample:</strong> Serum <em>(plain)</em></p>',
    );
    expect(format('<p><b>Sample:</b>Serum</p>')).toContain('<strong>Sample:</strong> Serum');
  });

  it('do not come from times, addresses, ratios or clauses', () => {
    for (const line of [
      '10:30 in the morning',
      'https://a.example/x y',
      'Open 9:30 to 18:00',
      'and this: no',
      'One two three four five: no',
      'Note:',
    ]) {
      expect(format(`<p>${line}</p>`)).not.toContain('callout');
    }
  });
});

describe('pictures', () => {
  const picture = '<img src="https://blog.example/dog-1024x683.jpg" alt="Dog">';
  const shown =
    '<figure class="picture"><img src="https://blog.example/dog-1024x683.jpg" alt="Dog" width="1024" height="683" loading="lazy" decoding="async" referrerpolicy="no-referrer">';

  it('stand alone, however they were wrapped', () => {
    for (const html of [
      picture,
      `<p>${picture}</p>`,
      `<div><div><a href="/dog.jpg">${picture}</a></div></div>`,
      `<h2><b>${picture}</b></h2>`,
    ]) {
      expect(format(html)).toBe(`${shown}</figure>`);
    }
    expect(format(`<p>before ${picture} <b>after</b></p>`)).toBe(
      `<p>before</p>\n${shown}</figure>\n<p><b>after</b></p>`,
    );
    expect(format(`<p><a href="/x">words ${picture}</a></p>`)).toMatch(
      /^<p><a [^>]+>words <\/a><\/p>\n<figure/,
    );
  });

  it('keep their captions', () => {
    expect(format(`<figure>${picture}<figcaption>A <b>dog</b></figcaption></figure>`)).toBe(
      `${shown}<figcaption>A <b>dog</b></figcaption></figure>`,
    );
    expect(format(`<div class="wp-caption">${picture}<p class="wp-caption-text">A dog</p></div>`)).toBe(
      `${shown}<figcaption>A dog</figcaption></figure>`,
    );
    const gallery = formatArticle(getContent(61), { ...context, imageHosts: ['127.0.0.1:8089'] }).html;
    expect(gallery.match(/<figure class="picture">/g)).toHaveLength(5);
  });

  it('have sides even when nothing tells them', () => {
    expect(format('<img src="/a.jpg">')).toContain('width="960" height="640"');
    expect(format('<img src="/a.jpg" width="480">')).toContain('width="480" height="320"');
    expect(format('<img src="/a-300x200.jpg" height="100">')).toContain('width="150" height="100"');
  });

  it('offer their candidates when all are of allowed hosts', () => {
    const srcset = 'srcset="https://www.pictures.example/a.jpg 300w, /b.jpg 600w"';
    expect(format(`<img src="/a.jpg" ${srcset}>`)).toContain(
      'srcset="https://www.pictures.example/a.jpg 300w, https://blog.example/b.jpg 600w" sizes="(min-width: 48rem) 44rem, 100vw"',
    );
    expect(format('<img src="/a.jpg" srcset="https://other.example/a.jpg 300w">')).not.toContain('srcset');
  });

  it('of other hosts become links', () => {
    expect(format('<p>See <img src="https://other.example/a.jpg" alt="Chart">.</p>')).toBe(
      '<p>See <a href="https://other.example/a.jpg" rel="noopener noreferrer">Chart</a>.</p>',
    );
    expect(format('<a href="/x"><img src="//other.example/a.jpg"></a>')).toContain(
      '>Picture on other.example</a>',
    );
  });

  it('that show nothing vanish', () => {
    expect(format('<p><img src="https://pixel.example/t.gif" width="1" height="1">x</p>')).toBe('<p>x</p>');
    expect(format('<p><img src="x"><img src="x alt=">y</p>')).toBe('<p>y</p>');
  });
});

describe('links', () => {
  it('to the old blog lead to the page here', () => {
    expect(format('<a href="/old/">a</a>')).toBe('<p><a href="/blog/new">a</a></p>');
    expect(format('<a href="../old/">a</a>')).toBe('<p><a href="/blog/new">a</a></p>');
  });

  it('to elsewhere tell nothing about this page', () => {
    expect(format('<a href="//a.example/x">a</a>')).toBe(
      '<p><a href="https://a.example/x" rel="noopener noreferrer">a</a></p>',
    );
    expect(format('<a href="mailto:a@b.example">a</a>')).toBe('<p><a href="mailto:a@b.example">a</a></p>');
  });

  it('within the article lead to its headings or go', () => {
    expect(format('<a href="#part">a</a> <a href="#nowhere">b</a><h2 id="part">The part</h2>')).toContain(
      '<p><a href="#section-the-part">a</a> b</p>',
    );
    expect(format('<a href="https://blog.example/post/#the-part">a</a><h2>The part</h2>')).toContain(
      'href="#section-the-part"',
    );
  });

  it('of an article written here keep the paths of this site', () => {
    expect(own('<a href="/blog/x">a</a> <a href="x">b</a> <a href="//a.example/">c</a>')).toBe(
      '<p><a href="/blog/x">a</a> b <a href="https://a.example/" rel="noopener noreferrer">c</a></p>',
    );
    expect(own('<img src="/art/a.webp">')).toContain('src="/art/a.webp"');
  });

  it('without words go', () => {
    expect(format('<p>a<a href="/x"> </a>b</p>')).toBe('<p>a b</p>');
  });
});

describe('leftovers', () => {
  it('of spacing and paging go', () => {
    expect(format('<p>&nbsp;</p><p><br></p><div><br></div><p>a<br></p><ul><li></li></ul>')).toBe('<p>a</p>');
    expect(format(getContent(72))).toBe(
      ['Part one.', 'Part one goes on.', 'Part two.', 'Part three, the end.']
        .map((line) => `<p>${line}</p>`)
        .join('\n'),
    );
  });

  it('of missing plugins go, other brackets stay', () => {
    expect(format(getContent(63))).not.toContain('[');
    expect(format('<p>[book_visit city="Delhi"]</p><p>[gallery]</p><p>a [sic] b [1] [see below]</p>')).toBe(
      '<p>a [sic] b [1] [see below]</p>',
    );
    expect(format('<p>[note]Keep warm.[/note]</p>')).toBe('<p>Keep warm.</p>');
    expect(format('<pre>[book_visit]</pre>')).toContain('>[book_visit]</pre>');
  });
});

it('puts a table and its caption into a box that scrolls', () => {
  expect(format('<figure><table><tr><td>a</td></tr></table><figcaption>Values</figcaption></figure>')).toBe(
    '<div class="table-scroll" role="region" tabindex="0" aria-label="Table"><table><caption>Values</caption><tbody><tr><td>a</td></tr></tbody></table></div>',
  );
});

it('lets code scroll by keyboard', () => {
  expect(format('<pre>a\nb</pre>')).toBe('<pre role="region" tabindex="0" aria-label="Code">a\nb</pre>');
});

it('turns an address alone in its line into a link', () => {
  expect(format('<figure><div>\nhttps://www.youtube.com/watch?v=a\n</div></figure>')).toBe(
    '<p><a href="https://www.youtube.com/watch?v=a" rel="noopener noreferrer">https://www.youtube.com/watch?v=a</a></p>',
  );
});

it('counts words and minutes', () => {
  expect(formatArticle(`<p>${'word '.repeat(401)}</p>`, context)).toMatchObject({ words: 401, minutes: 3 });
  expect(formatArticle('', context)).toEqual({ html: '', text: '', words: 0, minutes: 1, headings: [] });
});

it('shows the source as text when the cleaning fails', () => {
  const fail = () => {
    throw new Error('no luck');
  };
  expect(formatArticle('<b onclick=x>a</b>', context, fail).html).toBe(
    '<p>&lt;b onclick=x&gt;a&lt;/b&gt;</p>',
  );
});
