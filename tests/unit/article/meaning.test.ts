import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#lib/article/clean.ts';
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
