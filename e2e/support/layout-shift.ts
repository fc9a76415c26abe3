import type { Page } from 'playwright';

/** Adds up how far a page's content moves by itself, as browsers measure it (CLS). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          seen.sum += Number(entry.value);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the page was loaded, once nothing is on its way any more. */
export async function shiftsOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const { seenShifts } = window as unknown as { seenShifts: { sum: number } };
    return seenShifts.sum;
  });
}
