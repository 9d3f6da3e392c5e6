import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#lib/article/clean.ts';
import { toSafeHtml } from '#lib/article/safe-html.ts';
import { getContent } from './posts.ts';

const text = (html: string) => cleanHtml(html).replace(/<[^>]*>/g, '|');

describe('boxes', () => {
  it('go, and their words stay apart', () => {
    expect(cleanHtml('<div>one</div><div>two</div>three')).toBe('<p>one</p>\n<p>two</p>\n<p>three</p>');
    expect(cleanHtml('<section><h2>A</h2>text</section>')).toBe('<h2>A</h2>\n<p>text</p>');
    expect(cleanHtml('<a href="/x"><div>one</div><div>two</div></a>')).toContain('one<br>two');
  });

  it('leave a list item or cell with one text as it is', () => {
    expect(cleanHtml('<ul><li><div>one</div></li></ul>')).toBe('<ul><li>one</li></ul>');
    expect(cleanHtml('<table><tr><td><div>a</div><div>b</div></td></tr></table>')).toContain(
      '<td><p>a</p>\n<p>b</p></td>',
    );
  });

  it('go at any depth', () => {
    expect(cleanHtml(`${'<div>'.repeat(100_000)}deep`)).toBe('<p>deep</p>');
    expect(cleanHtml(getContent(70))).toBe('<p>deep</p>');
  });

  it('flatten beyond sixty levels of what would be kept', () => {
    const html = cleanHtml(`${'<blockquote>'.repeat(2000)}deep${'</blockquote>'.repeat(2000)}`);
    expect(html.match(/<blockquote>/g)).toHaveLength(60);
    expect(html).toContain('deep');
  });
});

describe('what swallows the words after it', () => {
  it.each([
    'button',
    'textarea',
    'title',
    'xmp',
    'plaintext',
    'noscript',
    'select',
    'iframe',
    'noembed',
    'label',
    'video',
    'object',
  ])('an open <%s> does not', (name) => {
    const html = cleanHtml(`<p>before</p><${name}><p>after <b>all</b></p><h2>Heading</h2>`);
    expect(html).toContain('<p>before</p>');
    expect(html).toMatch(/after <b>all<\/b>/);
    expect(html).toContain('<h2>Heading</h2>');
  });

  it.each(['textarea', 'title', 'noscript', 'noembed'])(
    'an open <%s> that a later one closes does not',
    (name) => {
      const words =
        'a whole article of words that nobody meant to hide in there, far longer than any control could be';
      expect(cleanHtml(`<${name}><p>${words}</p><${name}>x</${name}><p>end</p>`)).toContain(
        `<p>${words}</p>`,
      );
    },
  );

  it('a long text between button tags does not', () => {
    const words =
      'far too many words for a button, so this must be an article that somebody wrapped by accident';
    expect(cleanHtml(`<button><p>${words}</p></button>`)).toBe(`<p>${words}</p>`);
  });

  it('an open heading does not', () => {
    expect(cleanHtml('<h2>Title<p>one</p><p>two</p>')).toBe('<h2>Title</h2>\n<p>one</p>\n<p>two</p>');
  });

  it('an open comment, script or style does, as in a browser', () => {
    expect(cleanHtml('<p>a</p><!-- b <p>c</p>')).toBe('<p>a</p>');
    expect(cleanHtml('<p>a</p><style>b{} <p>c</p>')).toBe('<p>a</p>');
    expect(cleanHtml('<p>a</p><script>b() <p>c</p>')).toBe('<p>a</p>');
  });
});

describe('controls', () => {
  it('go with their few words', () => {
    const form =
      '<form>Ask us <label for=n>Name</label><input id=n><select><option>One</select><button>Send</button></form>';
    expect(cleanHtml(form)).toBe('<p>Ask us</p>');
  });

  it('take a long list of choices with them', () => {
    expect(cleanHtml(`<p>a</p><select>${'<option>Himachal Pradesh</option>'.repeat(20)}</select>`)).toBe(
      '<p>a</p>',
    );
  });
});

describe('frames and films', () => {
  it('become links to them', () => {
    expect(cleanHtml('<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa?rel=0"></iframe>')).toBe(
      '<p><a href="https://www.youtube.com/watch?v=aaaaaaaaaaa">Watch the video on YouTube</a></p>',
    );
    expect(cleanHtml('<iframe src="https://www.google.com/maps/embed?pb=x"></iframe>')).toContain(
      '>Open the map<',
    );
    expect(cleanHtml('<iframe data-src="//a.example/x" src="about:blank"></iframe>')).toContain(
      'href="https://a.example/x">Open a.example<',
    );
    expect(cleanHtml('<video><source src="/v.mp4">Too old</video>')).toBe(
      '<p><a href="/v.mp4">Watch the video</a></p>',
    );
    expect(cleanHtml('<audio src="/a.mp3"></audio>')).toContain('>Listen to the recording<');
  });

  it('go when they have no web address', () => {
    expect(
      cleanHtml('<iframe srcdoc="x"></iframe><iframe src="javascript:1"></iframe><embed src="/x.swf">'),
    ).toBe('');
  });
});

describe('pictures', () => {
  it('of a lazy loader come once, with their true address', () => {
    expect(cleanHtml(getContent(21))).toBe(
      '<p>Brush daily.</p>\n<p><img src="/wp-content/uploads/2024/01/lab-photo-7-1024x576.jpg" alt="Brush"></p>\n',
    );
    const wrapped =
      '<a href="/big.jpg"><img src="blank.gif" class="lazy"></a><noscript><img src="/true.jpg"></noscript>';
    expect(cleanHtml(wrapped).match(/<img[^>]*>/g)).toEqual(['<img src="/true.jpg" alt="">']);
    expect(cleanHtml('<img src="data:image/gif;base64,R0lGOD" data-lazy-src="/true.jpg">')).toBe(
      '<img src="/true.jpg" alt="">',
    );
  });

  it('stay beside the counting pixel in a noscript', () => {
    const html =
      '<img src="/dog.jpg" alt="Dog"><noscript><img src="https://count.example/p" width=1 height=1></noscript>';
    expect(cleanHtml(html)).toBe('<img src="/dog.jpg" alt="Dog">');
  });

  it('written into the text leave their alternative text', () => {
    expect(
      cleanHtml(`<p><img alt="Scan of the report" src="data:image/png;base64,${'A'.repeat(5000)}"></p>`),
    ).toBe('<p>Scan of the report</p>');
    expect(cleanHtml('<p><img alt="Loading" src="data:image/gif;base64,R0lGOD">x</p>')).toBe('<p>x</p>');
  });

  it('of emoji become the emoji', () => {
    expect(
      cleanHtml('<p>Good dog <img class="wp-smiley" alt="🐕" src="https://s.w.org/images/x.svg"></p>'),
    ).toBe('<p>Good dog 🐕</p>');
    expect(cleanHtml('<p><img alt="👍🏽👨‍👩‍👧" src="https://s.w.org/images/x.svg"></p>')).toBe(
      '<p>👍🏽👨‍👩‍👧</p>',
    );
  });

  it('of emoji with words stay pictures, however many emoji they are', () => {
    const alt = `${'😀'.repeat(15)} dogs`;
    expect(cleanHtml(`<img src="/a.png" alt="${alt}">`)).toBe(`<img src="/a.png" alt="${alt}">`);
    // A pattern that tried every way to divide them would not come to an end.
    const many = `<img src="/a.png" alt="${'👍🏽'.repeat(10)}x"><img src="/a.png" alt="${'😀'.repeat(100_000)}x">`;
    expect(cleanHtml(many)).toBe(many);
  });

  it('keep sides from 1 to 10,000 only', () => {
    expect(cleanHtml('<img src="/a.png" width="10000" height="10001">')).toBe(
      '<img src="/a.png" alt="" width="10000">',
    );
    expect(cleanHtml('<img src="/a.png" width="50%" height="-5">')).toBe('<img src="/a.png" alt="">');
  });

  it('keep their candidates when all are sound', () => {
    expect(cleanHtml('<img src="/a.png" srcset="/a.png 300w,/b.png 600w">')).toContain(
      'srcset="/a.png 300w, /b.png 600w"',
    );
    expect(cleanHtml('<img src="/a.png" srcset="/a.png 300w, data:x 600w">')).not.toContain('srcset');
  });
});

describe('addresses', () => {
  it.each([
    'https://a.example/x?y=1&z=2#part',
    'http://a.example',
    'mailto:care@a.example',
    'tel:+911234',
    '/own',
    'page.html',
    '?p=12',
    '//a.example/',
  ])('keep %s', (address) => {
    const html = cleanHtml(`<a href="${address.replaceAll('&', '&amp;')}">x</a>`);
    expect(html).toBe(`<a href="${address.replaceAll('&', '&amp;')}">x</a>`);
  });

  it.each([
    'javascript:1',
    ' java\tscript:1',
    '&#106;avascript&colon;1',
    'data:text/html,x',
    'ftp://a.example',
    'https://',
    'x:y',
    '',
  ])('lose %j, and the words stay', (address) => expect(cleanHtml(`<a href="${address}">x</a>`)).toBe('x'));

  it('have their scheme in small letters, as what checks them later knows it', () => {
    expect(cleanHtml('<a href="Https://a.example/X">x</a>')).toBe('<a href="https://a.example/X">x</a>');
    expect(cleanHtml('<a href="MAILTO:Care@a.example">x</a>')).toBe('<a href="mailto:Care@a.example">x</a>');
    expect(cleanHtml('<img src="HTTPS://a.example/a.jpg" alt="z">')).toContain(
      'src="https://a.example/a.jpg"',
    );
  });

  it('within the article follow the heading that had the id', () => {
    expect(cleanHtml('<a href="#s1">Go</a><h2 id="s1">What to bring</h2>')).toContain(
      '<a href="#what-to-bring">',
    );
    expect(cleanHtml('<a href="#s1">Go</a><h2\nID = s1>What to bring</h2>')).toContain(
      '<a href="#what-to-bring">Go</a>',
    );
    expect(cleanHtml('<a href="#s1">Go</a><a id="s1"></a><h2>What to bring</h2>')).toContain(
      '<a href="#what-to-bring">',
    );
    expect(cleanHtml('<a href="#s1">Go</a><h2><span id="s1">What</span> to bring</h2>')).toContain(
      '<a href="#what-to-bring">',
    );
  });
});

describe('words', () => {
  it('of formulas and drawings stay, their notes go', () => {
    expect(text('<p><math><mi>x</mi><mo>=</mo><mn>2</mn><annotation>tex</annotation></math></p>')).toBe(
      '|x=2|',
    );
    expect(text('<svg><title>Icon</title><text>One</text><text>Two</text></svg>')).toBe('|One|\n|Two|');
  });

  it('of unknown elements stay', () => {
    expect(cleanHtml('<p>a <x-note kind=1>b</x-note> <blink>c</blink></p>')).toBe('<p>a b c</p>');
    expect(cleanHtml('<astro-island component-url="/x.js"><p>a</p></astro-island>')).toBe('<p>a</p>');
  });

  it('between angle brackets stay text', () => {
    expect(cleanHtml('<xmp><b>x</b></xmp>')).toBe('<pre>&lt;b>x&lt;/b></pre>');
    expect(cleanHtml(getContent(73))).toContain('5 &lt; 7 &amp;amp; 8');
  });
});

describe('structure', () => {
  it('of old names takes the new ones', () => {
    expect(cleanHtml('<p><strike>a</strike> <tt>b</tt> <acronym title="C">c</acronym></p>')).toBe(
      '<p><s>a</s> <code>b</code> <abbr title="C">c</abbr></p>',
    );
  });

  it('of lists holds items only', () => {
    expect(cleanHtml('<ul>stray<li>a</li><ul><li>b</li></ul></ul>')).toBe(
      '<ul><li>stray</li><li>a<ul><li>b</li></ul></li></ul>',
    );
  });

  it('of tables keeps spans and scopes', () => {
    expect(
      cleanHtml('<table><tr><th scope=COL colspan=2 width=9>a</th><td rowspan=0>b</td></tr></table>'),
    ).toBe('<table><tbody><tr><th colspan="2" scope="col">a</th><td>b</td></tr></tbody></table>');
  });
});

describe('toSafeHtml', () => {
  it('is the cleaned text', () => {
    expect(toSafeHtml('<p onclick="x">a</p>')).toBe('<p>a</p>');
  });

  it('is the source as plain text when the cleaning fails', () => {
    const fail = () => {
      throw new Error('no luck');
    };
    expect(toSafeHtml('<p>a & "b"</p>\u0000', fail)).toBe('<p>&lt;p&gt;a &amp; &quot;b&quot;&lt;/p&gt;</p>');
  });

  it('is the source as plain text when there is too much of it', () => {
    const html = toSafeHtml(`<p>${'x'.repeat(8_000_000)}</p>`);
    expect(html.startsWith('<p>&lt;p&gt;xxx')).toBe(true);
  });
});

describe('size', () => {
  it.each([
    ['100,000 open elements', '<b>'.repeat(100_000)],
    ['2,000 wrong end tags', `${'<i><p>'.repeat(2000)}${'</i>'.repeat(2000)}x`],
    ['20,000 tables in tables', '<table><td>'.repeat(20_000)],
    ['50,000 open controls', '<button><select>'.repeat(50_000)],
    ['100,000 line breaks', `<p>${'x<br>'.repeat(100_000)}`],
    ['300,000 brackets', '<'.repeat(300_000)],
  ])('%s come to an end', (_name, html) => {
    const cleaned = toSafeHtml(html);
    expect(toSafeHtml(cleaned)).toBe(cleaned);
  });
});
