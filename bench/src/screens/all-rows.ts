import type { TestApp } from '@pabean/api/testing';
import type { Browser, Page } from 'playwright';
import { median } from '../measure.ts';
import { answerWithGenerated } from './generated-orders.ts';
import { openFolder } from './open-folder.ts';

const jumps = 40;
const openings = 5;

const at95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/**
 * "All" of every order: how soon it is open, how soon rows stand after a jump, what the page holds, and
 * how smoothly it scrolls. `generated`: so many orders, answered without the database.
 */
export async function measureAllRows(
  browser: Browser,
  app: TestApp,
  token: string,
  generated?: number,
) {
  const history = () =>
    openFolder(browser, app, token, '/admin/order-history', async (fresh) => {
      if (generated !== undefined) await answerWithGenerated(fresh, generated);
    });
  const opened: number[] = [];
  // Each on a page that was just loaded, where no script has run often enough to be fast.
  for (let time = 1; time < openings; time++) {
    const other = await history();
    opened.push(await other.evaluate(openAll));
    await other.context().close();
  }
  const page = await history();
  opened.push(await page.evaluate(openAll));
  const rows = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1;
  const times = await page.evaluate(jumpAbout, jumps);
  const end = await page.evaluate(jumpToEnd);
  const frames = await page.evaluate(() => window.bench.scroll(4000));
  const result = {
    rows,
    opened: median(opened),
    jump: median(times),
    slowJump: at95(times),
    end,
    elements: await page.evaluate(() => document.getElementsByTagName('*').length),
    heapMiB: await heapOf(page),
    frame: median(frames),
    slowFrame: at95(frames),
  };
  await page.context().close();
  return result;
}

/** The lines that tell of it. */
export function tellAllRows(all: Awaited<ReturnType<typeof measureAllRows>>): string[] {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    `"All": ${all.rows} rows               open ${ms(all.opened)} after its first answer, median of ${openings} fresh pages (promise 100)`,
    `"All": a jump                      ${ms(all.jump)} median, ${ms(all.slowJump)} at the 95th percentile of ${jumps}, to the end ${ms(all.end)} (promise 200)`,
    `"All": memory and frames           ${all.elements} elements, heap ${all.heapMiB.toFixed(0)} MiB (promise 150), frames ${ms(all.frame)} median, ${ms(all.slowFrame)} at the 95th percentile`,
  ];
}

async function heapOf(page: Page): Promise<number> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('HeapProfiler.collectGarbage');
  const { usedSize } = await inspector.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** In the page: milliseconds from the first answer of "All" until its rows are painted. */
async function openAll(): Promise<number> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const size = Array.from(document.querySelectorAll('select')).find(({ options }) =>
    Array.from(options).some(({ value }) => value === 'All'),
  );
  if (!size) throw new Error('There is no choice of rows per page.');
  size.value = 'All';
  size.dispatchEvent(new Event('change', { bubbles: true }));
  const isOpen = () =>
    document.querySelector('table[data-window][data-loading="idle"] tr[aria-rowindex]');
  while (!isOpen()) await frame();
  await frame();
  const answers = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('limit=100&'));
  const [answer] = answers as PerformanceResourceTiming[];
  return performance.now() - (answer?.responseEnd ?? Number.NaN);
}

/** In the page: milliseconds of each jump to any place of the list, until rows are painted. */
async function jumpAbout(times: number): Promise<number[]> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const found: number[] = [];
  const box = document.querySelector('table[data-window]')?.closest('section');
  if (!box) throw new Error('"All" is not open.');
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    box.scrollTop = Math.random() * box.scrollHeight;
    await frame();
    while (box.querySelector('tr[data-skeleton]')) await frame();
    await frame();
    found.push(performance.now() - start);
    // As a person looks before the next.
    await new Promise((done) => setTimeout(done, 300));
  }
  return found;
}

/** In the page: milliseconds of a jump to the end. */
async function jumpToEnd(): Promise<number> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const box = document.querySelector('table[data-window]')?.closest('section');
  const last = document.querySelector('table[data-window]')?.getAttribute('aria-rowcount');
  if (!box) throw new Error('"All" is not open.');
  const start = performance.now();
  box.scrollTop = box.scrollHeight;
  const isThere = () => box.querySelector(`tr[aria-rowindex="${last}"]:not([data-skeleton])`);
  while (!isThere()) await frame();
  await frame();
  const took = performance.now() - start;
  box.scrollTop = box.scrollHeight / 2;
  while (box.querySelector('tr[data-skeleton]')) await frame();
  return took;
}
