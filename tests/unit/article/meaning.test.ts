import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#lib/article/clean.ts';
import { formatArticle } from '#lib/article/format.ts';
import { removeShortcodes } from '#lib/article/shortcodes.ts';

describe('meaning is read before attributes go', () => {
  it.each([
    '<p hidden>Draft</p>',
    '<p style="display: none">casino</p>',
    '<div style="position:absolute;left:-9999px"><a href="https://spam.example/">spam</a></div>',
    '<div style="display:none"><img src="https://lab.example/pin.jpg" alt="Pin"></div>',
    '<div class="sharedaddy sd-block"><h3>Share this:</h3></div>',
    '<div class="post-views entry-meta"><span>Post Views:</span> 1,245</div>',
  ])('leaves out what is not to be seen: %s', (unseen) => {
    expect(cleanHtml(`<p>Before.</p>${unseen}<p>After.</p>`).replace(/\s/g, '')).toBe(
      '<p>Before.</p><p>After.</p>',
    );
  });

  it.each([
    '<div class="a2a_kit a2a_kit_size_32">Share</div>',
    '<div class="entry-social-share"><ul><li>Tweet</li></ul></div>',
    '<aside class="yarpp yarpp-related"><h3>Related posts</h3><ol><li>One</li></ol></aside>',
    '<div class="wp-block-jetpack-related-posts">More</div>',
    '<p><a class="more-link" href="/x/">Continue reading</a></p>',
    '<p>Post Views: 1,245</p>',
    '<div>1,024 total views, 3 views today</div>',
    '<p>(Visited 77 times, 1 visits today)</p>',
    '<p>This article has been viewed 3409 times.</p>',
    '<p style="opacity:0">spam</p>',
    '<p style="font-size:0px">spam</p>',
    '<div style="text-indent:-9999px">spam</div>',
    '<p class="visually-hidden">spam</p>',
    '<div style="overflow:hidden;width:1px;height:1px">spam</div>',
    '<p style="opacity:.01">spam</p>',
    '<div style="transform: scale(0)">spam</div>',
    '<div style="position:absolute;left:-80em">spam</div>',
    '<font style="height:0pt;width:0pt;overflow:auto">spam</font>',
    '<marquee width="0" style="width:0px">spam</marquee>',
    '<span style="font-size:.1px"><b>spam</b></span>',
    '<p style="DISPLAY:/**/NONE !important">spam</p>',
    '<p></p>',
  ])('leaves out what is added, counted or empty: %s', (unseen) => {
    expect(cleanHtml(`<p>Before.</p>${unseen}<p>After.</p>`).replace(/\s/g, '')).toBe(
      '<p>Before.</p><p>After.</p>',
    );
  });

  it.each([
    '<p>The film has 1,200 views so far.</p>',
    '<p class="hidden md:block">Shown on a desk.</p>',
    '<h3 class="toggle-title">How long?</h3><div style="display:none"><p>Two days.</p></div>',
    '<div class="tab-content" role="tabpanel" hidden>Words of a tab.</div>',
    '<p>Share this: tell your neighbours about ticks.</p>',
    '<p style="font-size:1em">Two days of rest.</p>',
    '<p style="font-size: 1rem">Two days of rest.</p>',
    '<div style="margin-top:-120px"><p>Two days of rest.</p></div>',
    '<p style="opacity:0.9">Two days of rest.</p>',
    '<p style="max-width:100%;height:auto;overflow:hidden">Two days of rest.</p>',
    '<div style="font-size:0"><p style="font-size:16px">Two days of rest.</p></div>',
    '<p style="font-size:0"><img src="https://lab.example/two.jpg" alt="Two days" width="90" height="90"></p>',
    '<div><button aria-expanded="false">How long?</button></p><div style="display:none">Two days.</div></div>',
    '<h3><a role="button">How long?</a></h3><div style="height:0;overflow:hidden">Two days.</div>',
  ])('keeps what an author says: %s', (html) => {
    expect(cleanHtml(html)).toMatch(/film|desk|Two days|tab|neighbours/);
  });

  it('keeps the weight that words were seen in', () => {
    expect(
      cleanHtml('<b style="font-weight:normal"><p><span style="font-weight:700">Now.</span> Later.</p></b>'),
    ).toBe('<p><strong>Now.</strong> Later.</p>');
  });

  it.each([
    '<h3><button aria-expanded="false">Fast first?</button></h3><div><p>Yes.</p></div>',
    '<div><button class="x">Fast first?</button></div><div class="kt-accordion-panel"><p>Yes.</p></div>',
    '<input type="checkbox" id="a"><label for="a">Fast first?</label><div class="tab-content"><p>Yes.</p></div>',
  ])('takes the button or label of a panel for a heading: %s', (html) => {
    expect(cleanHtml(html)).toMatch(/<h[34]>Fast first\?<\/h[34]>\s*<p>Yes\.<\/p>/);
  });

  it.each([
    '<div class="elementor-tab-title" role="button" aria-expanded="false"><span class="icon">+</span><a>Fast first?</a></div><div><p>Yes.</p></div>',
    '<h4><a href="#c1" data-toggle="collapse" aria-expanded="true">Fast first? <i class="fa-chevron" aria-hidden="true">▼</i></a></h4><div id="c1"><p>Yes.</p></div>',
  ])('takes what opens a panel for a heading: %s', (html) => {
    expect(cleanHtml(html)).toMatch(/<h4>Fast first\? ?<\/h4>\s*<p>Yes\.<\/p>/);
  });

  it('leaves out the buttons of a page', () => {
    expect(cleanHtml('<p>A</p><button aria-expanded="false" aria-controls="m">Menu</button>')).not.toContain(
      'Menu',
    );
  });

  it.each([
    [
      '<div data-settings=\'{"youtube_url":"https:\\/\\/youtu.be\\/abcdefghijk"}\'></div>',
      'https://www.youtube.com/watch?v=abcdefghijk',
    ],
    [
      '<div class="rll-youtube-player" data-id="abcdefghijk"></div>',
      'https://www.youtube.com/watch?v=abcdefghijk',
    ],
    ['<lite-youtube videoid="abcdefghijk"></lite-youtube>', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['<amp-youtube data-videoid="abcdefghijk"></amp-youtube>', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['<div data-plyr-provider="vimeo" data-plyr-embed-id="76979871"></div>', 'https://vimeo.com/76979871'],
    ['<a href="#" data-video="https://lab.example/a.mp4">Play</a>', 'https://lab.example/a.mp4'],
    [
      '<iframe data-litespeed-src="https://www.youtube.com/embed/abcdefghijk?rel=0" src="about:blank"></iframe>',
      'https://www.youtube.com/watch?v=abcdefghijk',
    ],
    [
      '<noscript><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></noscript>',
      'https://www.youtube.com/watch?v=abcdefghijk',
    ],
    ['<img src="https://lab.example/film.mp4" alt="A film">', 'https://lab.example/film.mp4'],
  ])('finds a film: %s', (html, href) => {
    expect(cleanHtml(`<p>A</p>${html}<p>B</p>`).match(/href="([^"]+)"/g)).toEqual([`href="${href}"`]);
  });

  it('names a film once, and no film that moves behind a section', () => {
    expect(
      cleanHtml(
        '<div data-video="https://youtu.be/abcdefghijk"><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></div>',
      ).match(/<a /g),
    ).toHaveLength(1);
    expect(
      cleanHtml(
        `<div data-settings='{"background_video_link":"https://youtu.be/abcdefghijk"}'><p>A</p></div>`,
      ),
    ).toBe('<p>A</p>');
  });

  it.each([
    '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="422a272e2e2d022e23206c273a232f322e27">[email&#160;protected]</a>',
    '<a href="/cdn-cgi/l/email-protection#422a272e2e2d022e23206c273a232f322e27"><span class="__cf_email__" data-cfemail="422a272e2e2d022e23206c273a232f322e27">[email&#160;protected]</span></a>',
    '<a href="javascript:;" data-enc-email="uryyb[at]ynoengbel.grfg">*protected email*</a>',
    '<span style="unicode-bidi:bidi-override;direction:rtl">elpmaxe.bal@olleh</span>',
  ])('writes out a mail address kept from robots: %s', (html) => {
    expect(cleanHtml(html)).toMatch(/^<a href="mailto:hello@[\w.]+">hello@[\w.]+<\/a>$/);
  });

  it('keeps numbers and letters of lists', () => {
    expect(cleanHtml('<ol start="4" style="list-style-type:lower-alpha"><li value="7">a</li></ol>')).toBe(
      '<ol start="4" type="a"><li value="7">a</li></ol>',
    );
    expect(cleanHtml('<ol reversed type="I"><li>a</li></ol>')).toBe('<ol type="I" reversed><li>a</li></ol>');
  });

  it('keeps language and direction, also of boxes that go', () => {
    expect(cleanHtml('<div dir="rtl" lang="ur"><p>متن</p>loose</div>')).toBe(
      '<p lang="ur" dir="rtl">متن</p>\n<p lang="ur" dir="rtl">loose</p>',
    );
    expect(cleanHtml('<p>The word <span lang="la">felis</span> is Latin.</p>')).toBe(
      '<p>The word <span lang="la">felis</span> is Latin.</p>',
    );
    expect(cleanHtml('<p style="direction:rtl">متن <span dir="ltr">K 9</span></p>')).toBe(
      '<p dir="rtl">متن <span dir="ltr">K 9</span></p>',
    );
  });

  it.each([
    '<p>Full.<sup><a href="#n1" id="r1">1</a></sup></p><ol><li id="n1">Line. <a href="#r1">↩</a></li></ol>',
    '<p>Full.<a name="_ref" href="#_note">[1]</a></p><p><a name="_note" href="#_ref">[1]</a> Line.</p>',
    '<p>Full.<span id="up"></span><a href="https://lab.example/post/#down">1</a></p><ul><li><span id="down"></span>Line. <a href="https://lab.example/post/#up">↩</a></li></ul>',
  ])('leads to notes and back: %s', (html) => {
    const page = formatArticle(html, {
      base: 'https://lab.example/post/',
      imageHosts: [],
      resolveLink: () => null,
    }).html;
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(2);
    for (const id of targets) expect(page.match(new RegExp(` id="${id}"`, 'g'))).toHaveLength(1);
  });

  it.each([
    '[vc_raw_html]</p><p>JTNDaWZyYW1lJTIwc3JjJTNE[/vc_raw_html]',
    '[et_pb_code]<style>.x{}</style><p>x()</p>[/et_pb_code]',
    '[my_box]PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==[/my_box]',
  ])('takes the payload of a shortcode away: %s', (html) => {
    expect(cleanHtml(`<p>Before.</p><p>${html}</p><p>After.</p>`).replace(/\s/g, '')).toBe(
      '<p>Before.</p><p>After.</p>',
    );
  });

  it.each(['data-cfsrc', 'data-breeze', 'nitro-lazy-src', 'data-a-name-of-tomorrow'])(
    'finds a picture in %s',
    (name) => {
      const html = `<p>A</p><img src="data:image/gif;base64,R0" ${name}="https://lab.example/a.jpg" alt="A">`;
      expect(cleanHtml(html)).toContain('<img src="https://lab.example/a.jpg" alt="A">');
    },
  );
});

it('takes code between left-over marks away with them', () => {
  expect(
    removeShortcodes(
      'A [vc_raw_html]JTNDaWZyYW1l[/vc_raw_html]b [et_pb_code]<style>.x{}</style>[/et_pb_code]c',
    ),
  ).toBe('A b c');
});

describe('a list as Word writes it', () => {
  const item = (mark: string, words: string) =>
    `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><![if !supportLists]><span style="font-family:Symbol"><span style="mso-list:Ignore">${mark}<span style="font:7.0pt">&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`;

  it('becomes a list, with bullets or numbers, and ends with the next paragraph', () => {
    const html = `<p>Bring:</p>${item('·', 'a <b>card</b>')}${item('·', 'urine')}${item('1.', 'Fast')}${item('2.', 'Come')}<p>Done.</p>${item('·', 'leash')}`;
    expect(cleanHtml(html).replaceAll('\n', '')).toBe(
      '<p>Bring:</p><ul><li>a <b>card</b></li><li>urine</li></ul><ol><li>Fast</li><li>Come</li></ol><p>Done.</p><ul><li>leash</li></ul>',
    );
  });

  it('leaves a paragraph of a list that has no mark of its own', () => {
    expect(cleanHtml('<p style="mso-list:none">Words.</p>')).toBe('<p>Words.</p>');
  });
});
