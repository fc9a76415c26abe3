import type { Page } from 'playwright';
import { networkQuiet } from './network.ts';

/** Adds up how far a page's content moves by itself, as browsers measure it (CLS). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          sum += Number(entry.value);
        }
      }
      document.documentElement.setAttribute('data-seen-shifts', String(sum));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the page was loaded, once nothing is on its way any more. */
export async function shiftsOf(page: Page): Promise<number> {
  await networkQuiet(page);
  return Number(await page.locator('html').getAttribute('data-seen-shifts'));
}
