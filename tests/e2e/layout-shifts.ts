import type { Page } from '@playwright/test';

/** Adds up the layout shifts of every page opened from now on, from its first paint. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number')
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Until two more frames have been painted. */
export const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** The sum so far, of the page that is open, once two more frames have been painted; NaN when nobody watches. */
export async function readShift(page: Page): Promise<number> {
  await untilPainted(page);
  return page.evaluate(() => Number(Reflect.get(window, 'shift')));
}
