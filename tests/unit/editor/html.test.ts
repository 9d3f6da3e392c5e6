import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#lib/article/clean.ts';
import { makeBlock, toText } from '#lib/editor/blocks.ts';
import { htmlToBlocks, openBlocks, pastedToBlocks } from '#lib/editor/from-html.ts';
import { tidyRich } from '#lib/editor/rich-text.ts';
import { blocksToHtml } from '#lib/editor/to-html.ts';
import type { Block } from '#schemas/draft.ts';

const show = (blocks: readonly Block[]) =>
  blocks.map((block) =>
    block.type === 'image'
      ? ['image', block.content.url, block.content.alt, block.content.caption ?? '']
      : block.type === 'heading'
        ? [`h${block.content.level}`, toText(block)]
        : block.type === 'paragraph'
          ? ['p', block.content.html ?? block.content.text]
          : [block.type, block.content.html],
  );

describe('pasted HTML', () => {
  it('of Word becomes headings, paragraphs and lists, with what is bold', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
      <body><!--StartFragment--><h1 style='margin:0'>Title<o:p></o:p></h1>
      <p class=MsoNormal style='mso-x:y'><b><span lang=EN-IN>Bold</span></b> and
      plain&nbsp;words.<o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoListParagraph><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Item</p>
      <!--EndFragment--></body></html>`;
    expect(show(htmlToBlocks(word))).toEqual([
      ['h1', 'Title'],
      ['p', '<b>Bold</b> and plain words.'],
      ['list', '<ul><li>Item</li></ul>'],
    ]);
  });
  it('of a page loses scripts, styles, handlers and frames, and no word', () => {
    const page = `<div onclick="x()"><script>steal()</script><style>p{color:red}</style>
      <h2 id=a class="fixed inset-0">Kidneys</h2>Loose <em>words</em><br>next line
      <p style="position:fixed">First<script>x</script></p><iframe src="https://bad.example"></iframe>
      <blockquote><p>Quoted</p></blockquote><a href="javascript:x()">link</a></div>`;
    expect(show(htmlToBlocks(page))).toEqual([
      ['h2', 'Kidneys'],
      ['p', 'Loose <em>words</em><br>next line'],
      ['p', 'First'],
      // What the cleaning leaves of a frame.
      ['p', '<a href="https://bad.example">Open bad.example</a>'],
      ['quote', '<blockquote><p>Quoted</p></blockquote>'],
      ['p', 'link'],
    ]);
  });
  it('of lists, tables and pictures keeps their words in order', () => {
    const html = `<ol start="3"><li>Three</li><li><p>Four</p><ul><li>Deep</li></ul></li></ol>
      <table><tr><th>Test</th><th>Price</th></tr><tr><td>CBC</td><td>350</td></tr></table>
      <figure><img src="https://a.example/cat.jpg" alt="A cat"><figcaption>The cat</figcaption></figure>
      <p>Before <img src="/art/x.webp" alt=""> after</p><img src="file:///C:/x.png"><img src="data:image/png;base64,AA==">`;
    expect(show(htmlToBlocks(html))).toEqual([
      ['list', '<ol start="3"><li>Three</li><li><p>Four</p><ul><li>Deep</li></ul></li></ol>'],
      [
        'table',
        '<table><tbody><tr><th>Test</th><th>Price</th></tr><tr><td>CBC</td><td>350</td></tr></tbody></table>',
      ],
      ['image', 'https://a.example/cat.jpg', 'A cat', 'The cat'],
      ['p', 'Before'],
      ['image', '/art/x.webp', '', ''],
      ['p', 'after'],
    ]);
  });
  it('of 3,000 words with scripts between them becomes clean blocks with every word', () => {
    const words = Array.from({ length: 3000 }, (_, index) => `word${index}`);
    const paragraphs = Array.from({ length: 100 }, (_, index) =>
      words.slice(index * 30, index * 30 + 30).join(' '),
    );
    const html = paragraphs
      .map((text) => `<p style="mso-bidi:1" class=MsoNormal><script>evil()</script><span>${text}</span></p>`)
      .join('\n');
    const blocks = htmlToBlocks(html);
    expect(blocks).toHaveLength(100);
    expect(blocks.map(toText).join(' ').split(' ')).toEqual(words);
  });
});

describe('a clipboard', () => {
  const page = (text: string) =>
    `<html>\r\n<body>\r\n<!--StartFragment-->${text}<!--EndFragment-->\r\n</body>\r\n</html>`;
  it.each([
    ['<b>very</b>&nbsp;', 'very '],
    [page('<b>very</b>&nbsp;'), 'very '],
    [page('<span>very<span class="Apple-converted-space">&nbsp; </span></span>'), 'very '],
    [page(' <i>very </i> brave'), ' very brave'],
    [page('<b>very</b>'), 'very'],
    ['\n<b>very</b>\n', 'very'],
    [page('<b>very</b><br>'), 'very'],
    ['<p> very </p> ', 'very'],
    [page('<h2> very </h2> '), 'very'],
  ])('with %j is %j', (html, text) => {
    expect(pastedToBlocks(html).map(toText)).toEqual([text]);
  });
  it('with several blocks keeps no space around them', () => {
    expect(show(pastedToBlocks(' one<p>two</p> three '))).toEqual([
      ['p', 'one'],
      ['p', 'two'],
      ['p', 'three'],
    ]);
  });
});

describe('the article of a post', () => {
  const blocks: Block[] = [
    makeBlock(2, 'One & <two>'),
    makeBlock('paragraph', 'First\nsecond "line"'),
    makeBlock('paragraph', '   '),
    {
      ...makeBlock('image'),
      type: 'image',
      content: { url: 'https://a.example/b.jpg?a=1&b=2', alt: 'A "cat"', caption: 'Cat' },
    },
    makeBlock('image'),
  ];
  it('is escaped, leaves empty blocks out and is clean already', () => {
    const html = blocksToHtml(blocks);
    expect(html).toContain(
      '<h2>One &amp; &lt;two&gt;</h2>\n<p>First<br>second &quot;line&quot;</p>\n<figure>',
    );
    expect(blocksToHtml(openBlocks(cleanHtml(html)))).toBe(cleanHtml(html));
  });
  it('comes back as the same blocks', () => {
    expect(show(openBlocks(cleanHtml(blocksToHtml(blocks))))).toEqual([
      ['h2', 'One & <two>'],
      ['p', 'First\nsecond "line"'],
      ['image', 'https://a.example/b.jpg?a=1&b=2', 'A "cat"', 'Cat'],
    ]);
  });
  it.each([
    ['paragraph', '<p>With a <a href="https://a.example">link</a> and T<sub>4</sub></p>'],
    ['list', '<ul><li>One</li>\n<li><p>Two</p></li>\n</ul>'],
    ['quote', '<blockquote><p>Said</p></blockquote>'],
    [
      'table',
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['image', '<figure><img src="/a.webp" srcset="/b.webp 2x" alt="" width="4" height="3"></figure>'],
    ['other', '<dl><dt>One</dt><dd>two</dd></dl>'],
    ['other', '<table><caption>Named</caption><tbody><tr><td>b</td></tr></tbody></table>'],
    ['other', '<p>Words <img src="/a.webp" alt=""> and a picture</p>'],
    ['other', '<figure><a href="/x"><img src="/a.webp" alt=""></a></figure>'],
    ['other', '<hr>'],
  ])('is opened as a part of the kind %s, and written as it was', (type, html) => {
    const parts = openBlocks(html);
    expect(parts.map((part) => part.type)).toEqual([type]);
    expect(blocksToHtml(parts)).toBe(html);
  });
});

describe('what the editor writes of lists and tables', () => {
  it.each([
    [
      '<ul><li><p>One</p></li><li><p>Two</p><ul><li><p>Deep</p></li></ul></li></ul>',
      '<ul><li>One</li><li>Two<ul><li>Deep</li></ul></li></ul>',
    ],
    ['<ul><li><p>One</p><p>still one</p></li></ul>', '<ul><li><p>One</p><p>still one</p></li></ul>'],
    [
      '<table><tbody><tr><th colspan="1" rowspan="1"><p>A</p></th></tr><tr><td colspan="2" rowspan="1"><p>b</p></td></tr></tbody></table>',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    ],
    [
      '<table><tbody><tr><th><p>A</p></th><td><p>b</p></td></tr></tbody></table>',
      '<table><tbody><tr><th>A</th><td>b</td></tr></tbody></table>',
    ],
    [
      '<blockquote><p onclick="x()">Said <a href="javascript:x()">this</a></p></blockquote>',
      '<blockquote><p>Said this</p></blockquote>',
    ],
  ])('%s', (written, tidied) => {
    expect(tidyRich(written)).toBe(tidied);
  });
});
