import type { Page } from 'playwright';

/**
 * From the next load on no toast of the page goes by itself: it believes that another window is in front.
 * A busy machine looks at a toast later than the seconds for which it stands.
 */
export async function keepToasts(page: Page): Promise<void> {
  // Again and again: who listens comes after the page.
  await page.addInitScript(() => {
    setInterval(() => window.dispatchEvent(new Event('blur')), 100);
  });
}
