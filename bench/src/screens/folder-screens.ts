import type { TestApp } from '@pabean/api/testing';
import type { Browser, Page } from 'playwright';
import { median } from '../measure.ts';
import { openFolder, rowsShown } from './open-folder.ts';

const runs = 20;
/** Milliseconds after which a page that was asked for nothing is at rest. */
const settled = 300;
const next = 'button[aria-label="Next page"]';
const previous = 'button[aria-label="Previous page"]';

/**
 * What a handler feels while turning pages and changing folders at 100,000 orders: milliseconds
 * from the click to the painted rows, and how much the page jumped while doing so.
 */
export async function measureFolders(browser: Browser, app: TestApp, token: string) {
  const page = await openFolder(browser, app, token, '/admin/completed-order');
  const whileLoading = await page.evaluate(() => window.bench.shifts());
  const turns = await times(page, [next, next, previous]);
  const folders = await times(page, [
    'a[href="/admin/priority-order"]',
    'a[href="/admin/completed-order"]',
  ]);
  const shifts = (await page.evaluate(() => window.bench.shifts())) - whileLoading;
  const typing = await measureTyping(page);
  await page.context().close();
  return { turns, folders, shifts, typing };
}

async function times(page: Page, buttons: readonly string[]): Promise<number> {
  const all: number[] = [];
  for (let run = 0; run < runs; run++) {
    const button = buttons[run % buttons.length] as string;
    all.push(await page.evaluate((selector) => window.bench.paint(selector), button));
    // The counts that a folder change asks for arrive too, so that their shifts are counted.
    await page.waitForTimeout(settled);
  }
  return median(all);
}

/** The longest time that the page could not answer while a name was typed into the search. */
async function measureTyping(page: Page): Promise<number> {
  await page.evaluate(() => window.bench.longestTask());
  await page.getByLabel('Search orders').pressSequentially('traveller', { delay: 80 });
  await page.waitForURL(/q=traveller/);
  await page.waitForTimeout(settled);
  return page.evaluate(() => window.bench.longestTask());
}

/** Milliseconds of script that 500 rows cost, from the click to the idle page. */
export async function measureLargePage(browser: Browser, app: TestApp, token: string) {
  const all: number[] = [];
  const page = await openFolder(browser, app, token, '/admin/completed-order');
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Performance.enable');
  const scripting = async () => {
    const { metrics } = await inspector.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  for (let run = 0; run < 5; run++) {
    await page.goto('/admin/completed-order');
    await rowsShown(page);
    await page.waitForTimeout(settled);
    const before = await scripting();
    await page.getByLabel('Rows per page').selectOption('500');
    await page
      .locator('table[data-loading="idle"] tr[aria-rowindex], tr[data-index="99"]')
      .first()
      .waitFor();
    await page.waitForTimeout(settled);
    all.push((await scripting()) - before);
  }
  await page.context().close();
  return median(all);
}
