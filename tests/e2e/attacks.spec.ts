import { attacks } from '../fixtures/attacks/attacks.ts';
import { expect, test } from './site.ts';
import { attackSlug } from './wordpress.ts';

/** Hosts that a page under attack may ask: none but the site itself and the copied blog's pictures. */
const isExpected = (url: string): boolean => new URL(url).host.startsWith('127.0.0.1');

for (const [index, { name }] of attacks.entries()) {
  test(`nothing runs or leaves the page: ${name}`, async ({ page, foreignRequests }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await page.goto(`/blog/${attackSlug(index)}`);
    // The words around the attack stand where they should, and the page below the article is whole.
    await expect(page.locator('.prose').getByText('Before the attack.', { exact: true })).toBeVisible();
    await expect(page.locator('article > footer')).toContainText('Veterinary Health Expert');
    await expect(page.locator('body > .site-footer')).toBeVisible();

    // A visitor moves over everything, focuses it and presses it, but stays on the page.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
    for (const element of await page.locator('.prose *').all()) {
      await element.dispatchEvent('mouseover');
      await element.dispatchEvent('focus');
      await element.dispatchEvent('click');
    }
    await page.waitForTimeout(50);
    expect(await page.evaluate(() => ('pwned' in window ? window.pwned : undefined))).toBeUndefined();
    expect(dialogs).toEqual([]);
    expect(foreignRequests.filter((url) => !isExpected(url))).toEqual([]);

    const left = await page
      .locator('.prose, article header')
      .evaluateAll((roots) =>
        roots.flatMap((root) =>
          [...root.querySelectorAll('*')].flatMap((element) =>
            [...element.attributes]
              .filter(
                ({ name: attribute, value }) =>
                  /^(on|style$|srcdoc$|formaction$|ping$|is$)/i.test(attribute) ||
                  /^\s*(javascript|vbscript|data:text)/i.test(value),
              )
              .map(({ name: attribute, value }) => `${element.tagName} ${attribute}=${value}`),
          ),
        ),
      );
    expect(left).toEqual([]);
    expect(
      await page
        .locator('.prose')
        .locator('script, style, iframe, object, embed, form, svg, math, template')
        .count(),
    ).toBe(0);
  });
}

test('the listing shows attacks of titles and excerpts as words', async ({ page, foreignRequests }) => {
  await page.goto('/blogs/archive');
  await page.goto('/blogs?category=dogs');
  await expect(page.locator('.post-card:visible')).toHaveCount(9);
  expect(await page.evaluate(() => ('pwned' in window ? window.pwned : undefined))).toBeUndefined();
  expect(foreignRequests.filter((url) => !isExpected(url))).toEqual([]);
});
