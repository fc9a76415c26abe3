import type { TestApp } from '@pabean/api/testing';
import { chromiumLaunchOptions } from '@pabean/tooling/chromium';
import { type Browser, chromium, type Page } from 'playwright';

/** No step of a measurement may hang: a screen that never comes ends the run with its name. */
const patience = 60_000;

/** A browser with the measured helpers in each page, at the size the design is drawn for. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await chromiumLaunchOptions());
}

/**
 * A signed-in page of the back office; `window.bench` holds what is measured inside the page. `prepare`
 * sees the page before it goes anywhere.
 */
export async function openFolder(
  browser: Browser,
  app: TestApp,
  token: string,
  path: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const page = await browser.newPage({
    baseURL: app.url,
    viewport: { width: 1440, height: 900 },
  });
  page.setDefaultTimeout(patience);
  await page.addInitScript(
    (user) => localStorage.setItem('user', user),
    JSON.stringify({ accessToken: token }),
  );
  await page.addInitScript(installMeters);
  await prepare(page);
  await page.goto(path);
  await rowsShown(page);
  return page;
}

/** Waits until rows stand in the table and none is on its way. */
export async function rowsShown(page: Page): Promise<void> {
  await page.locator('table[data-loading="idle"] tbody tr[data-index]').first().waitFor();
}

/** What browsers tell and TypeScript's library does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** What the page measures by itself, where no message to the test's process is in the way. */
export interface Meters {
  /** Milliseconds from the click until other rows are painted. */
  paint(button: string): Promise<number>;
  /** Sum of the layout shifts that no person caused, since the page was opened. */
  shifts(): number;
  /** Milliseconds of the longest task since the last time it was asked for. */
  longestTask(): number;
  /** Milliseconds between frames while the box scrolls for so long. */
  scroll(milliseconds: number): Promise<number[]>;
}

declare global {
  interface Window {
    bench: Meters;
  }
}

function installMeters(): void {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as LayoutShift;
      if (!hadRecentInput) shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });

  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const table = () => document.querySelector('table[data-loading]');
  const shown = () => table()?.querySelector('tbody tr[data-index]')?.textContent;
  const idle = () => table()?.getAttribute('data-loading') === 'idle';

  window.bench = {
    async paint(button) {
      const before = shown();
      const start = performance.now();
      document.querySelector<HTMLElement>(button)?.click();
      while (shown() === before || shown() === undefined || !idle()) {
        if (performance.now() - start > 10_000) throw new Error(`No other rows after ${button}.`);
        await frame();
      }
      // The rows stand in the document; after the next frame they are on the screen.
      await frame();
      return performance.now() - start;
    },
    shifts: () => shift,
    longestTask() {
      const found = longest;
      longest = 0;
      return found;
    },
    async scroll(milliseconds) {
      const box = table()?.closest('section');
      if (!box) throw new Error('There is no box to scroll.');
      const times: number[] = [];
      const start = performance.now();
      let last = start;
      while (last - start < milliseconds) {
        box.scrollTop += 300;
        await frame();
        const now = performance.now();
        times.push(now - last);
        last = now;
      }
      return times;
    },
  };
}
