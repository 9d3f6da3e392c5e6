import type { Page } from '@playwright/test';
import { attacks } from '../fixtures/attacks/attacks.ts';
import { expect, test } from './site.ts';
import { attackSlug } from './wordpress.ts';

/** Hosts that a page under attack may ask: none but the site itself and the copied blog's pictures. */
const isExpected = (url: string): boolean => new URL(url).host.startsWith('127.0.0.1');

/** What lets code run: attributes that name handlers, styles or scripts, and the elements that hold them. */
const readDanger = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('.prose *, article header *')];
    const attributes = elements.flatMap((element) =>
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
    return [...attributes, ...[...held].map(({ outerHTML }) => outerHTML)];
  });

const size = 22;
for (let start = 0; start < attacks.length; start += size) {
  const part = attacks.slice(start, start + size);
  test(`nothing runs or leaves the page, attacks ${start + 1} to ${start + part.length}`, async ({
    page,
    foreignRequests,
  }) => {
    test.setTimeout(180_000);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    for (const [index, { name }] of part.entries()) {
      await test.step(name, async () => {
        await page.goto(`/blog/${attackSlug(start + index)}`);
        // The words around the attack stand where they should, and the page below the article is whole.
        await expect(
          page.locator('.prose').getByText('Before the attack.', { exact: true }),
          name,
        ).toBeVisible();
        await expect(page.locator('article > footer'), name).toContainText('Veterinary Health Expert');
        await expect(page.locator('body > .site-footer'), name).toBeVisible();

        // A visitor moves over everything, focuses it and presses it, but stays on the page.
        await page.evaluate(async () => {
          addEventListener('click', (event) => event.preventDefault(), true);
          for (const element of document.querySelectorAll('.prose *'))
            for (const kind of ['mouseover', 'focus', 'click'])
              element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));
          await new Promise((done) => setTimeout(done));
        });
        expect(
          await page.evaluate(() => ('pwned' in window ? window.pwned : undefined)),
          name,
        ).toBeUndefined();
        expect(dialogs, name).toEqual([]);
        expect(
          foreignRequests.filter((url) => !isExpected(url)),
          name,
        ).toEqual([]);
        expect(await readDanger(page), name).toEqual([]);
      });
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
