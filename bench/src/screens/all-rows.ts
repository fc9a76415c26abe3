import type { TestApp } from '@pabean/api/testing';
import type { Browser } from 'playwright';
import { median } from '../measure.ts';
import { openFolder } from './open-folder.ts';

/** "All" with every order: what the page holds, and how smoothly it scrolls. */
export async function measureAllRows(browser: Browser, app: TestApp, token: string) {
  const page = await openFolder(browser, app, token, '/admin/order-history?size=All');
  await page.getByText(/^Showing 1-([\d,]+) of \1$/).waitFor({ timeout: 120_000 });
  const rows = await page.getByRole('table').getAttribute('aria-rowcount');
  const inspector = await page.context().newCDPSession(page);
  const heap = async () => {
    await inspector.send('HeapProfiler.collectGarbage');
    const { usedSize } = await inspector.send('Runtime.getHeapUsage');
    return usedSize / 1024 / 1024;
  };
  const frames = await page.evaluate(() => window.bench.scroll(4000));
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  const result = {
    rows: Number(rows) - 1,
    elements,
    heapMiB: await heap(),
    frame: median(frames),
    slowFrame: [...frames].sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? Number.NaN,
  };
  await page.context().close();
  return result;
}
