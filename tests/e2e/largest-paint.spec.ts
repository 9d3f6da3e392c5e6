import { expect, test } from './site.ts';

/**
 * On phones, what follows a page's first words is laid out a frame later. Were any of it larger on the first screen, the largest
 * paint would be that frame's.
 */
const paths = [
  '/',
  '/about',
  '/blog/how-to-read-a-complete-blood-count',
  '/blogs',
  '/branches',
  '/contact',
  '/login',
  '/packages',
  '/pricing',
  '/pricing/biochemistry',
  '/services',
  '/services/hematology',
  '/tests',
  '/tests/alanine-aminotransferase-alt-sgpt',
];

for (const path of paths)
  test(`${path}: the largest paint comes with the first words`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const after = await page.evaluate(async () => {
      await document.fonts.ready;
      const paints = await new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      const lead = document.getElementById('lead');
      return paints.map((paint) => {
        const { element } = paint as PerformanceEntry & { element?: Element };
        if (!element || !lead) return 'no element';
        const isLater =
          !lead.contains(element) &&
          (lead.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        return isLater ? element.outerHTML : 'first words';
      });
    });
    expect(after.length).toBeGreaterThan(0);
    expect([...new Set(after)]).toEqual(['first words']);
  });
