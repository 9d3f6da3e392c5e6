import type { Page } from '@playwright/test';
import { attacks } from '../fixtures/attacks/attacks.ts';
import { expect, test } from './site.ts';
import { attackSlug } from './wordpress.ts';

/** Hosts that a page under attack may ask: none but the site itself and the copied blog's pictures. */
const isExpected = (url: string): boolean => new URL(url).host.startsWith('127.0.0.1');

/** What became of a page under attack, once a visitor has moved over everything, focused it and pressed it. */
const readPage = (page: Page) =>
  page.evaluate(async () => {
    addEventListener('click', (event) => event.preventDefault(), true);
    for (const element of document.querySelectorAll('.prose *'))
      for (const kind of ['mouseover', 'focus', 'click'])
        element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));
    await new Promise((done) => setTimeout(done));

    // What lets code run: attributes that name handlers, styles or scripts, and the elements that hold them.
    const attributes = [...document.querySelectorAll('.prose *, article header *')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^(on|style$|srcdoc$|formaction$|ping$|is$)/i.test(name) ||
            /^\s*(javascript|vbscript|data:text)/i.test(value),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    );
    const held = document.querySelectorAll(
      '.prose :is(script, style, iframe, object, embed, form, svg, math, template)',
    );
    const isSeen = (element: Element | null | undefined) =>
      element?.checkVisibility({ visibilityProperty: true }) ?? false;
    return {
      danger: [...attributes, ...[...held].map(({ outerHTML }) => outerHTML)],
      pwned: 'pwned' in window ? window.pwned : undefined,
      // The words around the attack stand where they should, and the page below the article is whole.
      before: [...document.querySelectorAll('.prose *')].some(
        (element) => element.textContent === 'Before the attack.' && isSeen(element),
      ),
      author: document.querySelector('article > footer')?.textContent?.includes('Veterinary Health Expert'),
      footer: isSeen(document.querySelector('body > .site-footer')),
    };
  });

const size = 43;
for (let start = 0; start < attacks.length; start += size) {
  const part = attacks.slice(start, start + size);
  test(`nothing runs or leaves the page, attacks ${start + 1} to ${start + part.length}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    const foreign: string[] = [];
    page.on('request', (request) => isExpected(request.url()) || foreign.push(request.url()));
    for (const [index, { name }] of part.entries()) {
      await page.goto(`/blog/${attackSlug(start + index)}`);
      expect(await readPage(page), name).toEqual({
        danger: [],
        pwned: undefined,
        before: true,
        author: true,
        footer: true,
      });
      expect(dialogs, name).toEqual([]);
      expect(foreign, name).toEqual([]);
    }
  });
}

test('the listing shows attacks of titles and excerpts as words', async ({ page, foreignRequests }) => {
  await page.goto('/blogs/archive');
  await page.goto('/blogs?category=dogs');
  await expect(page.locator('.post-card:visible')).toHaveCount(9);
  expect(await page.evaluate(() => ('pwned' in window ? window.pwned : undefined))).toBeUndefined();
  expect(foreignRequests.filter((url) => !isExpected(url))).toEqual([]);
});
