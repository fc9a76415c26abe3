import type { Page } from 'playwright';
import { networkQuiet } from './network.ts';

/** What has moved on a page by itself. */
export interface Shifts {
  /** As browsers add it up (CLS). */
  readonly sum: number;
  /** The elements that the largest move was about, for people. */
  readonly largest: string;
}

/** Where the page itself keeps them. */
const key = 'shifts-of-the-page';

/** Adds up how far a page's content moves by itself, as browsers measure it (CLS). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const shifts = { sum: 0, largest: 'nothing', most: 0 };
    Object.assign(window, { [name]: shifts });
    const textOf = ({ node }: { node: Node | null }) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry) || entry.hadRecentInput) continue;
        const value = Number(entry.value);
        shifts.sum += value;
        if (value <= shifts.most || !('sources' in entry) || !Array.isArray(entry.sources))
          continue;
        shifts.most = value;
        shifts.largest = entry.sources.map(textOf).join(', ');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, key);
}

/** What has moved since the page was loaded, once nothing is on its way any more. */
export async function shiftsOf(page: Page): Promise<Shifts> {
  await networkQuiet(page);
  return page.evaluate((name) => Reflect.get(window, name) as Shifts, key);
}

/** Begins anew: what has moved until now is not counted. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate((name) => {
    // What has been drawn is in the observer's hands a frame later.
    const forget = () =>
      Object.assign(Reflect.get(window, name), { sum: 0, largest: 'nothing', most: 0 });
    return new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(forget()), 50)));
  }, key);
}
