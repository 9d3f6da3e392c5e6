import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A phone lays out what follows the first words a moment later (src/styles/later.css): before that there is less to find. */
const untilLaidOut = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !('animationName' in animation && animation.animationName === 'later')),
  );

/** What axe finds on a page as it stands: the rule and the element, a line each. */
export async function findFaults(page: Page): Promise<string[]> {
  await untilLaidOut(page);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Pixels by which a page is wider than its window. */
export async function findOverflow(page: Page): Promise<number> {
  await untilLaidOut(page);
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
