import { expect, test } from './site.ts';

/** One page of each template that has the mark: all have the styles of the page's foot behind it. */
const paths = [
  '/',
  '/about',
  '/blog/how-to-read-a-complete-blood-count',
  '/blogs',
  '/blogs/archive',
  '/branches',
  '/compare',
  '/contact',
  '/faq',
  '/feed',
  '/packages',
  '/plan',
  '/pricing',
  '/pricing/biochemistry',
  '/privacy',
  '/samples',
  '/services',
  '/services/hematology',
  '/testimonials',
  '/tests',
  '/tests/alanine-aminotransferase-alt-sgpt',
  '/tests/by-problem',
  '/why-us',
];

for (const width of [360, 1440])
  for (const path of paths)
    test(`${path}, ${width} px: what stands before the later styles needs none of them`, async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const { seen, changed } = await page.evaluate(() => {
        const mark = [...document.body.querySelectorAll('style')].find(({ textContent }) =>
          textContent?.includes('.site-footer{'),
        );
        if (!mark?.sheet) return { seen: 0, changed: ['no later styles'] };
        const before = [...document.body.querySelectorAll('*')].filter(
          (element) => mark.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING,
        );
        const look = () =>
          before.map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const styles = getComputedStyle(element);
            return [
              x,
              y,
              width,
              height,
              ...[...styles]
                .filter((name) => !name.startsWith('--'))
                .map((name) => name + styles.getPropertyValue(name)),
            ].join();
          });
        const whole = look();
        mark.sheet.disabled = true;
        const bare = look();
        return {
          seen: before.length,
          changed: before
            .filter((_, index) => whole[index] !== bare[index])
            .map((element) => element.outerHTML.slice(0, 90)),
        };
      });
      expect(changed).toEqual([]);
      expect(seen).toBeGreaterThan(10);
    });
